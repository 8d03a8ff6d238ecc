import type { PlanForCalculator } from '#contracts/views/plan.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { knownTiers, matchInTwoNumbers } from '#domain/plan/two-number-match.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import type { PageSources } from '../page-sources.ts';

const MOST = INPUT_BOUNDS.employerMatchingContributionPercentage.max;

/** Returns undefined for a company without a profile. */
export function findPlanForCalculator({
  company,
}: Pick<PageSources, 'company'>): PlanForCalculator | undefined {
  const plan = planOf(company);
  if (!plan || !company.plan) return undefined;
  const { automaticEnrollment, automaticIncrease } = company.plan;
  const tiers = knownTiers(plan);
  return {
    kind: plan.kind,
    match: tiers && {
      ...matchInTwoNumbers(tiers, MOST),
      tiers,
      decidedForYear: plan.match?.decidedForYear,
    },
    enrolledAtPercent: automaticEnrollment?.percentOfPay,
    automaticIncrease: automaticIncrease && {
      pointsEachYear: automaticIncrease.pointsEachYear,
      upToPercentOfPay: automaticIncrease.upToPercentOfPay,
    },
    ownLimitPercent: plan.ownLimitPercent,
  };
}
