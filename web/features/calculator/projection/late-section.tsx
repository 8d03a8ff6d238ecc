import { useTranslations } from 'use-intl';
import type { LateLevers } from '#domain/calculator/late-levers.ts';
import { showIncomeOfMonth, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import styles from './late-section.module.css';

interface LateSectionProperties {
  plan: ShownPlan;
  levers: LateLevers;
}

/** What helps when few years of work are left, with what each step adds. */
export function LateSection({ plan, levers }: LateSectionProperties) {
  const t = useTranslations('projections.late');
  const money = useMoney();
  const perMonth = (amount: number): string => money.about(showIncomeOfMonth(plan, amount));
  const { yearsLeft, workLonger, claimLater, catchUp } = levers;
  const steps = [
    workLonger && {
      title: t('workTitle', { age: String(workLonger.untilAge) }),
      adds: workLonger.addsPerMonth,
      text: t('workText'),
    },
    claimLater && {
      title: t('claimTitle', { age: String(claimLater.atAge), from: String(plan.claimingAge) }),
      adds: claimLater.addsPerMonth,
      text: t('claimText', { amount: perMonth(claimLater.perMonth) }),
    },
    catchUp && {
      title: t('catchUpTitle', { amount: money.whole(catchUp.morePerMonth) }),
      adds: catchUp.addsPerMonth,
      text: t('catchUpText', {
        most: money.whole(catchUp.most),
        before: money.whole(catchUp.mostBefore),
        year: String(plan.planYear),
        now: money.about(plan.contributionPerYear),
      }),
    },
  ].filter((step) => step !== undefined);
  return (
    <section aria-labelledby="late" className={styles['late']}>
      <h2 id="late">{t('title', { years: yearsLeft })}</h2>
      <p>{t(`each.${plan.dollars}`)}</p>
      <ul role="list" className={styles['steps']}>
        {steps.map(({ title, adds, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles['adds']}>{t('adds', { amount: perMonth(adds) })}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names the nearest of the steps beside the answer, and leads to the others. */
export function LateHint({ plan, levers: { workLonger } }: LateSectionProperties) {
  const t = useTranslations('projections.late');
  const money = useMoney();
  return (
    <p className={styles['hint']}>
      {workLonger && (
        <>{t('hint', { amount: money.about(showIncomeOfMonth(plan, workLonger.addsPerMonth)) })} </>
      )}
      <a href="#late">{t('more')}</a>
    </p>
  );
}
