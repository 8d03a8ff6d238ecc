import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import { SiteLink } from '../../../site/site-link.tsx';
import { useHandOver } from '../take-along/use-hand-over.ts';
import layout from '../../../theme/layout.module.css';
import { Hatch } from '../../../widgets/hatch/hatch.tsx';
import styles from './income-bars.module.css';
import type { ShownIncome, ShownPhase } from './show-income.ts';

/** A little less than 100 percent, so that the border is not cut off. */
const FULL_WIDTH = 99;

type Pattern = 'solid' | 'hatch' | 'outline';

interface IncomeBarsProperties {
  plan: ShownPlan;
  shown: ShownIncome;
}

/** Monthly income beside what may be needed, in the same patterns as the chart. */
export function IncomeBars({ plan, shown: { now, more } }: IncomeBarsProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const handOver = useHandOver('retirement-pay-question');
  const { inputs, base, monthlyNeed, assumptions, claimingAge, isTried, otherPercentage } = plan;
  const most = Math.max(...[...now, ...(more ?? [])].map(({ total }) => total), monthlyNeed, 1);
  return (
    <div>
      <h3 className={styles['title']}>
        {t('bars', { dollars: plan.dollars, age: String(plan.inputs.retirementAge) })}
      </h3>
      <dl className={styles['bars']}>
        <IncomeCourse label={t('barNow')} phases={now} most={most} pattern="solid" />
        {more !== undefined && (
          <IncomeCourse
            label={
              isTried ? t('ifTried', { rate: `${otherPercentage}${t('percent')}` }) : t('barMore')
            }
            phases={more}
            most={most}
            pattern="hatch"
          />
        )}
        <div className={styles['bar']}>
          <dt>{t('barNeed')}</dt>
          <Bar
            amount={money.about(monthlyNeed)}
            parts={[monthlyNeed]}
            most={most}
            pattern="outline"
          />
        </div>
      </dl>
      <p className={styles['note']}>
        {assumptions.includesSocialSecurity
          ? t('socialSecurityFrom', { age: String(claimingAge) })
          : t('socialSecurityOff')}
      </p>
      <SiteLink
        path="questions/retirement-pay"
        className={layout['standalone']}
        onClick={handOver({
          currentAge: inputs.currentAge,
          retirementAge: inputs.retirementAge,
          savings: Math.round(base.retirementBalanceToday),
          // Left empty, it is estimated from the pay.
          benefit: '',
          pay: inputs.pretaxSalary,
          claimingAge,
          order: 'evenly',
        })}
      >
        {t('barsLink')}
      </SiteLink>
    </div>
  );
}

interface IncomeCourseProperties {
  label: string;
  phases: readonly ShownPhase[];
  most: number;
  pattern: Pattern;
}

/**
 * One bar for each phase of retirement; income that starts in a later phase is not in the bars
 * before it.
 */
function IncomeCourse({ label, phases, most, pattern }: IncomeCourseProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const isPhased = phases.length > 1;
  return (
    <div className={styles['bar']} data-phased={isPhased || undefined}>
      <dt>{label}</dt>
      {phases.map(({ fromAge, untilAge, fromSavings, socialSecurity, total }) => (
        <Bar
          key={fromAge}
          when={
            isPhased
              ? t(untilAge === undefined ? 'phaseOn' : 'phaseUntil', {
                  from: String(fromAge),
                  until: String(untilAge),
                })
              : undefined
          }
          amount={money.whole(total)}
          parts={[fromSavings, socialSecurity]}
          most={most}
          pattern={pattern}
          note={
            socialSecurity > 0
              ? `${t('savingsPart', { amount: money.whole(fromSavings) })}, ${t('socialSecurityPart', { amount: money.whole(socialSecurity) })}`
              : undefined
          }
        />
      ))}
    </div>
  );
}

interface BarProperties {
  when?: string | undefined;
  amount: string;
  parts: readonly number[];
  most: number;
  pattern: Pattern;
  note?: string | undefined;
}

function Bar({ when, amount, parts, most, pattern, note }: BarProperties) {
  const id = useId();
  const [first = 0, second = 0] = parts.map((part) => (part / most) * FULL_WIDTH);
  return (
    <dd>
      {when !== undefined && <span>{when}</span>} <span className={styles['amount']}>{amount}</span>
      <svg aria-hidden="true" width="100%" height="40" className={styles['drawing']}>
        <defs>
          <Hatch id={id} look="gain" />
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
  );
}
