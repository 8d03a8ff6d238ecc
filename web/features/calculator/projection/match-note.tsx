import { useTranslations } from 'use-intl';
import { LEAST_MATCH_OF_MONTH } from '#domain/calculator/year-contribution.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import styles from './match-note.module.css';

const MONTHS = 12;

/** The employer's money that is left, or praise for who takes all of it; nothing where there is none. */
export function MatchNote({ plan, tried }: { plan: ShownPlan; tried: RetirementPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const each = useForEachDollar(plan.inputs.employerMatchingContributionPercentage);
  const { inputs, matchPerYear, unclaimedMatchPerYear } = plan;
  const left = unclaimedMatchPerYear / MONTHS;
  const taken = matchPerYear / MONTHS;
  if (left < LEAST_MATCH_OF_MONTH && taken < LEAST_MATCH_OF_MONTH) return null;
  const rule = t('matchRule', {
    each,
    upTo: String(inputs.employerMatchingUpToContributionPercentageOfSalary),
    percent: String(inputs.contributionPercentage),
  });
  // Who pays in enough for the whole match leaves some only where the limit of the year comes early.
  const isEarly =
    left >= LEAST_MATCH_OF_MONTH &&
    inputs.contributionPercentage >=
      (plan.fullMatchPercentage ?? inputs.employerMatchingUpToContributionPercentageOfSalary);
  return (
    <div className={styles['note']}>
      <h2>
        {left < LEAST_MATCH_OF_MONTH
          ? t('matchTaken')
          : t('matchLeft', { amount: money.whole(left) })}
      </h2>
      <p>
        {left < LEAST_MATCH_OF_MONTH && <>{t('matchAdds', { amount: money.whole(taken) })} </>}
        {rule}
        {isEarly && <> {t('steps.early')}</>}
        {left >= LEAST_MATCH_OF_MONTH &&
          tried.unclaimedMatchPerYear / MONTHS < LEAST_MATCH_OF_MONTH && (
            <> {t('matchTried', { percent: String(tried.inputs.contributionPercentage) })}</>
          )}
      </p>
    </div>
  );
}

/** What an employer adds for each dollar: "50 cents", "$1", "$1.50". */
function useForEachDollar(percentage: number): string {
  const t = useTranslations('projections');
  const { language } = useShell();
  if (percentage < 100) return t('cents', { count: percentage });
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(percentage / 100);
}
