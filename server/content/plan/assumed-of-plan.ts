import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { countsByYear } from '#domain/plan/match-of-rate.ts';
import { PAYCHECKS_OF_YEAR } from '#domain/plan/plan.ts';
import { planOf } from './plan-of.ts';

/**
 * What a company's plan says of what we would assume otherwise: its paydays, where it stops raising a rate,
 * and that nothing is made up at the end of the year. Where nobody has told us of a true-up there is none; a
 * call that names no company counts the match by the year, as the published examples do.
 */
export function assumedOfPlan(company: Pick<Company, 'plan'> | undefined): Partial<Assumptions> {
  const plan = planOf(company);
  const frequency = plan?.payFrequency;
  const ofPlan: { [Name in keyof Assumptions]?: Assumptions[Name] | undefined } = {
    paychecksPerYear: frequency && PAYCHECKS_OF_YEAR[frequency],
    matchPeriod: company && !countsByYear(plan?.match) ? 'month' : undefined,
    autoIncreaseCapPercentage: company?.plan?.automaticIncrease?.upToPercentOfPay,
  };
  return Object.fromEntries(
    Object.entries(ofPlan).filter(
      ([name, value]) =>
        value !== undefined && value !== DEFAULT_ASSUMPTIONS[name as keyof Assumptions],
    ),
  );
}
