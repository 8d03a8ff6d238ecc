import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { PAYCHECKS_OF_YEAR } from '#domain/plan/plan.ts';
import { planOf } from './plan-of.ts';

/** What a company's plan says of what we would assume otherwise: its paydays, and where it stops raising a rate. */
export function assumedOfPlan(company: Pick<Company, 'plan'> | undefined): Partial<Assumptions> {
  const frequency = planOf(company)?.payFrequency;
  const ofPlan: { [Name in keyof Assumptions]?: Assumptions[Name] | undefined } = {
    paychecksPerYear: frequency && PAYCHECKS_OF_YEAR[frequency],
    autoIncreaseCapPercentage: company?.plan?.automaticIncrease?.upToPercentOfPay,
  };
  return Object.fromEntries(
    Object.entries(ofPlan).filter(
      ([name, value]) =>
        value !== undefined && value !== DEFAULT_ASSUMPTIONS[name as keyof Assumptions],
    ),
  );
}
