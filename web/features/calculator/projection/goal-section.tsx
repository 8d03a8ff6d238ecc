import { useTranslations } from 'use-intl';
import type { GoalLever } from '#domain/calculator/retirement-plan.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import { bold } from '../../../words/bold.tsx';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './projections-page.module.css';
import { useCourseNames } from '../chart/use-course-names.ts';

/** How far the savings reach towards what may be needed. */
export function GoalSection({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { goal, assumptions, inputs, base, claimingAge, withIncrease, isTried } = plan;
  const names = useCourseNames(plan);
  // The gap is the difference of the two rounded figures beside it, so that the page's subtraction
  // is right.
  const gap = roundGuess(goal) - roundGuess(base.retirementBalance);
  const share = goal === 0 ? 1 : Math.min(1, base.retirementBalance / goal);
  return (
    <section className={styles['columns']} aria-labelledby="goal">
      <div className={styles['words']}>
        <h2 id="goal">{t('goalTitle')}</h2>
        <p className={layout['lead']}>
          {t.rich(assumptions.includesSocialSecurity ? 'goalText' : 'goalTextWithout', {
            percent: String(assumptions.incomeGoalPercentage),
            horizon: String(assumptions.horizonAge),
            age: String(inputs.retirementAge),
            claiming: String(claimingAge),
            goal: money.about(goal),
            dollars: plan.dollars,
            b: bold,
          })}
        </p>
        <p>
          {gap <= 0 ? (
            t('goalReached')
          ) : (
            <>
              {t.rich('goalGap', { gap: money.whole(gap), b: bold })}{' '}
              <Levers levers={plan.levers} />
            </>
          )}
        </p>
      </div>
      <div className={styles['words']}>
        <svg aria-hidden="true" width="100%" height="72" className={styles['goalTrail']}>
          <line x1="12" x2="100%" y1="44" y2="44" className={styles['trailAhead']} />
          <line x1="12" x2={`${share * 96}%`} y1="44" y2="44" className={styles['trailDone']} />
          <circle cx="12" cy="44" r="8" className={styles['trailStart']} />
          <svg x="96%" y="0" width="40" height="60" overflow="visible">
            <path d="M2 0v48" className={styles['pole']} />
            <path d="M2 2h-34l10 12-10 12h34z" className={styles['pennant']} />
          </svg>
        </svg>
        <dl className={styles['goalFigures']}>
          <div>
            <dt>{t('goalHave')}</dt>
            <dd>{money.about(base.retirementBalance)}</dd>
          </div>
          {isTried && withIncrease !== undefined && (
            <div>
              <dt>{names.withMore}</dt>
              <dd>{money.about(withIncrease.retirementBalance)}</dd>
            </div>
          )}
          <div>
            <dt>{t('goalNeed')}</dt>
            <dd>{money.about(goal)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** Names the steps of which the engine says that they would help, and no others. */
function Levers({ levers }: { levers: readonly GoalLever[] }) {
  const t = useTranslations('projections');
  const { language } = useShell();
  if (levers.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return t('goalLevers', { levers: list.format(levers.map((lever) => t(`levers.${lever}`))) });
}
