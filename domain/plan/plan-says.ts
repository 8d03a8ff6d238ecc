import { planHas, type PlanPart } from './plan-has.ts';
import { PLAN_OFFERS, type CompanyPlan } from './plan.ts';

const TOLD = ['ownRate', 'match', ...PLAN_OFFERS] as const;
type Told = (typeof TOLD)[number];

/** What a text asks that says otherwise of what a profile tells than of what may be there: `{if sure.roth}`. */
export type PlanSaying = `${'sure' | 'unsure'}.${Told}`;
export const PLAN_SAYINGS: readonly PlanSaying[] = TOLD.flatMap(
  (told) => [`sure.${told}`, `unsure.${told}`] as const,
);

/** Lists the parts that a plan has, or may have, and whether its profile says so. */
export function listPlanSayings(plan: CompanyPlan | undefined): PlanSaying[] {
  return TOLD.filter((told) => planHas(plan, partOf(told))).map(
    (told) => `${isTold(plan, told) ? 'sure' : 'unsure'}.${told}` as const,
  );
}

function isTold(plan: CompanyPlan | undefined, told: Told): boolean {
  if (told === 'ownRate') return plan !== undefined;
  return told === 'match' ? plan?.match !== undefined : plan?.offers[told] === true;
}

function partOf(told: Told): PlanPart {
  return told === 'ownRate' || told === 'match' ? `plan.${told}` : `offers.${told}`;
}
