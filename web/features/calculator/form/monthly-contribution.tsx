import { useTranslations } from 'use-intl';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { bold } from '../../../words/bold.tsx';
import { useMoney } from '../../../site/money.ts';
import { readTyped } from '../plan/read-typed.ts';
import styles from './calculator-form.module.css';
import { useCalculator } from '../specification/calculator-slice.ts';

const MONTHS = 12;

/**
 * Shows the typed percentage in dollars a month; over the limit, the text names the age that the
 * limit is for.
 */
export function MonthlyContribution({ year: { planYear, limits } }: { year: LimitsYear }) {
  const t = useTranslations('calculator');
  const money = useMoney();
  const draft = useCalculator((calculator) => calculator.draft);
  const pay = readTyped(draft, 'pretaxSalary');
  const percentage = readTyped(draft, 'contributionPercentage');
  if (pay === undefined || percentage === undefined) return null;
  const yearly = (pay * percentage) / 100;
  const age = readTyped(draft, 'currentAge');
  const limit = age === undefined ? undefined : deferralLimit(limits, age);
  return (
    <p className={styles['monthly']}>
      {limit !== undefined && yearly > limit
        ? t.rich('overLimit', {
            age: String(age),
            year: String(planYear),
            limit: money.whole(limit),
            b: bold,
          })
        : t.rich('monthly', { amount: money.whole(yearly / MONTHS), b: bold })}
    </p>
  );
}
