import { useTranslations } from 'use-intl';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';
import { bold } from '../../words/bold.tsx';
import { useMoney } from '../../site/money.ts';
import { useAppSelector } from '../../state/store.ts';
import styles from './calculator-form.module.css';

const MONTHS = 12;

/** The percentage in dollars while it is being typed; over a limit, the text names the age it counted. */
export function MonthlyContribution({ year: { planYear, limits } }: { year: CalculatorYear }) {
  const t = useTranslations('calculator');
  const money = useMoney();
  const draft = useAppSelector((state) => state.calculator.draft);
  const pay = typedWithin(draft['pretaxSalary'], 'pretaxSalary');
  const percentage = typedWithin(draft['contributionPercentage'], 'contributionPercentage');
  if (pay === undefined || percentage === undefined) return null;
  const yearly = (pay * percentage) / 100;
  const age = typedWithin(draft['currentAge'], 'currentAge');
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

function typedWithin(
  text: string | undefined,
  name: keyof typeof INPUT_BOUNDS,
): number | undefined {
  const { min, max } = INPUT_BOUNDS[name];
  const number = parseTypedNumber(text ?? '');
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
