import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { IncomeView, RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { useMoney } from '../../i18n/money.ts';
import styles from './income-bars.module.css';

/** A little less than all, so that the border is not cut off. */
const FULL_WIDTH = 99;

type Pattern = 'solid' | 'hatch' | 'outline';

/** Monthly income beside what may be needed: the same patterns as in the chart. */
export function IncomeBars({ plan }: { plan: RetirementPlan }) {
  const t = useTranslations('projections');
  const { income, incomeWithIncrease, monthlyNeed, assumptions, claimingAge } = plan;
  const most = Math.max(income.monthlyTotal, incomeWithIncrease?.monthlyTotal ?? 0, monthlyNeed, 1);
  return (
    <div>
      <h3 className={styles['title']}>{t('bars')}</h3>
      <dl className={styles['bars']}>
        <IncomeBar label={t('barNow')} income={income} most={most} pattern="solid" />
        {incomeWithIncrease !== undefined && (
          <IncomeBar label={t('barMore')} income={incomeWithIncrease} most={most} pattern="hatch" />
        )}
        <Bar
          label={t('barNeed')}
          total={monthlyNeed}
          parts={[monthlyNeed]}
          most={most}
          pattern="outline"
        />
      </dl>
      <p className={styles['note']}>
        {assumptions.includesSocialSecurity
          ? t('socialSecurityFrom', { age: String(claimingAge) })
          : t('socialSecurityOff')}
      </p>
    </div>
  );
}

interface IncomeBarProperties {
  label: string;
  income: IncomeView;
  most: number;
  pattern: Pattern;
}

function IncomeBar({ label, income, most, pattern }: IncomeBarProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { monthlyFromSavings, monthlySocialSecurity, monthlyTotal } = income;
  return (
    <Bar
      label={label}
      total={monthlyTotal}
      parts={[monthlyFromSavings, monthlySocialSecurity]}
      most={most}
      pattern={pattern}
      note={
        monthlySocialSecurity > 0
          ? `${t('savingsPart', { amount: money.about(monthlyFromSavings) })}, ${t('socialSecurityPart', { amount: money.about(monthlySocialSecurity) })}`
          : undefined
      }
    />
  );
}

interface BarProperties {
  label: string;
  total: number;
  parts: readonly number[];
  most: number;
  pattern: Pattern;
  note?: string | undefined;
}

function Bar({ label, total, parts, most, pattern, note }: BarProperties) {
  const money = useMoney();
  const id = useId();
  const [first = 0, second = 0] = parts.map((part) => (part / most) * FULL_WIDTH);
  return (
    <div className={styles['bar']}>
      <dt>{label}</dt>
      <dd>
        <span className={styles['amount']}>{money.about(total)}</span>
        <svg aria-hidden="true" width="100%" height="40" className={styles['drawing']}>
          <defs>
            <pattern
              id={id}
              width="10"
              height="10"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="10" height="10" className={styles['hatchGround']} />
              <rect width="5" height="10" className={styles['hatchLine']} />
            </pattern>
          </defs>
          {second > 0 && (
            <rect
              x="1"
              y="2"
              width={`${first + second}%`}
              height="36"
              rx="8"
              className={styles['socialSecurity']}
            />
          )}
          <rect
            x="1"
            y="2"
            width={`${Math.max(first, 0.4)}%`}
            height="36"
            rx="8"
            fill={pattern === 'hatch' ? `url(#${id})` : undefined}
            className={styles[pattern]}
          />
        </svg>
        {note !== undefined && <span className={styles['part']}>{note}</span>}
      </dd>
    </div>
  );
}
