import { PLAN_OFFERS, type CompanyPlan, type PlanOffer } from './plan.ts';

/**
 * What a text may be about that not every plan has. A text names it: `{if plan.match}` in a sentence,
 * `needs: [plan.match]` where the whole text falls with it.
 */
export const PLAN_PARTS = [
  /** A plan at work at all. */
  'plan.any',
  /** People save a percent of their pay, which they set themselves. */
  'plan.ownRate',
  /** The plan signs people up who choose nothing. */
  'plan.enrolls',
  /** Employers pay in a sum for each hour. */
  'plan.perHour',
  'plan.match',
  'plan.vesting',
  ...PLAN_OFFERS.map((offer) => `offers.${offer}` as const),
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** What has to do with money of one's own that goes in, so a plan without such money has none of it. */
const OF_OWN_MONEY: ReadonlySet<PlanOffer> = new Set([
  'roth',
  'catchUp',
  'catchUpSixties',
  'afterTax',
  'studentLoanMatch',
]);

/**
 * Whether a plan has such a part, as far as we know: what nobody has told us may be there. Of a company
 * without a profile we know nothing, and nobody there is signed up or paid in for by the hour that we know of.
 */
export function planHas(plan: CompanyPlan | undefined, part: PlanPart): boolean {
  if (plan === undefined) return part !== 'plan.perHour' && part !== 'plan.enrolls';
  const { kind, paysIn, match, vesting, offers } = plan;
  const isThere = kind !== 'none';
  const hasOwnRate = kind === 'percent-of-pay' && paysIn !== 'employer';
  switch (part) {
    case 'plan.any':
      return isThere;
    case 'plan.ownRate':
      return hasOwnRate;
    case 'plan.enrolls':
      return hasOwnRate && plan.enrollsAtPercent !== undefined;
    case 'plan.perHour':
      return kind === 'per-hour';
    case 'plan.match':
      return hasOwnRate && paysIn !== 'employee' && match?.tiers.length !== 0;
    case 'plan.vesting':
      return isThere && paysIn !== 'employee' && vesting?.kind !== 'at-once';
    default:
      return hasOffer(offers, offerOf(part), { isThere, hasOwnRate });
  }
}

export function listPlanParts(plan: CompanyPlan | undefined): PlanPart[] {
  return PLAN_PARTS.filter((part) => planHas(plan, part));
}

/** The first part that a plan lacks of those that a text needs. */
export function findLackingPart(
  plan: CompanyPlan | undefined,
  needs: readonly PlanPart[],
): PlanPart | undefined {
  return needs.find((part) => !planHas(plan, part));
}

function hasOffer(
  offers: CompanyPlan['offers'],
  offer: PlanOffer,
  { isThere, hasOwnRate }: { isThere: boolean; hasOwnRate: boolean },
): boolean {
  if (!(OF_OWN_MONEY.has(offer) ? hasOwnRate : isThere)) return false;
  if (offer === 'catchUpSixties' && offers.catchUp === false) return false;
  return offers[offer] !== false;
}

function offerOf(part: `offers.${PlanOffer}`): PlanOffer {
  return part.slice('offers.'.length) as PlanOffer;
}
