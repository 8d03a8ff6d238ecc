import type { Company } from '#contracts/content/company.ts';
import type { PlanProfile } from '#contracts/content/plan-profile.ts';
import {
  PLAN_OFFERS,
  type CompanyPlan,
  type MatchRule,
  type VestingSchedule,
} from '#domain/plan/plan.ts';

/** A profile is never changed, so the rules see one plan of each. */
const known = new WeakMap<PlanProfile, CompanyPlan>();

/** The plan of a company as the rules read it; nothing where the company has no profile. */
export function planOf(company: Pick<Company, 'plan'> | undefined): CompanyPlan | undefined {
  const profile = company?.plan;
  if (!profile) return undefined;
  const plan = known.get(profile) ?? readPlan(profile);
  known.set(profile, plan);
  return plan;
}

function readPlan(profile: PlanProfile): CompanyPlan {
  const { kind, paysIn, perHour, match, vesting, offers, pay, ownLimit, automaticEnrollment } =
    profile;
  const offered = PLAN_OFFERS.flatMap((name) => {
    const offer = offers[name];
    return offer ? [[name, offer.offered] as const] : [];
  });
  return {
    kind,
    paysIn,
    perHour: perHour && { from: perHour.from, to: perHour.to },
    enrollsAtPercent: automaticEnrollment?.percentOfPay,
    match: match && readMatch(match),
    vesting: vesting && readVesting(vesting),
    payFrequency: pay?.frequency,
    ownLimitPercent: ownLimit?.percentOfPay,
    offers: Object.fromEntries(offered),
  };
}

function readMatch({
  tiers,
  paid,
  trueUp,
  decidedForYear,
}: NonNullable<PlanProfile['match']>): MatchRule {
  return { tiers, paid, hasTrueUp: trueUp, decidedForYear };
}

function readVesting(vesting: NonNullable<PlanProfile['vesting']>): VestingSchedule {
  return { ...readPace(vesting), wholeFromAge: vesting.wholeFromAge };
}

/** What a kind needs is there: the schema has refused a profile without it. */
function readPace({
  kind,
  years = 0,
  hoursInYear = 0,
  steps = [],
}: NonNullable<PlanProfile['vesting']>): VestingSchedule {
  switch (kind) {
    case 'at-once':
      return { kind };
    case 'cliff':
      return { kind, years };
    case 'graded':
      return { kind, steps };
    case 'by-hours':
      return { kind, years, hoursInYear };
  }
}
