import { planHas } from '#domain/plan/plan-has.ts';
import type { CompanyPlan, MatchTier } from '#domain/plan/plan.ts';

/** The match of many plans, which an example assumes, and says so, where nobody has told us the plan's. */
const USUAL_MATCH: MatchTier = { centsPerDollar: 50, upToPercentOfPay: 6 };

/**
 * What the employer of an example adds. The engine counts with one tier, so a match of several is left
 * out, like one that does not exist: the example then promises too little.
 */
export function matchOfExample(plan: CompanyPlan | undefined): MatchTier | undefined {
  if (!planHas(plan, 'plan.match')) return undefined;
  const tiers = plan?.match?.tiers ?? [USUAL_MATCH];
  return tiers.length === 1 ? tiers[0] : undefined;
}
