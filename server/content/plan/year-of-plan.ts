import type { Company } from '#contracts/content/company.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { planOf } from './plan-of.ts';

/**
 * The limits of a year in a company's plan. Where its people put in nothing of their own, the calculator is
 * about savings elsewhere, of which we know nothing, so the limits of the law stay.
 */
export function yearOfPlan(
  year: CalculatorYear,
  company: Pick<Company, 'plan'> | undefined,
): CalculatorYear {
  const plan = planOf(company);
  if (!planHas(plan, 'plan.ownRate')) return year;
  return leaveOutCatchUp(year, {
    catchUp: planHas(plan, 'offers.catchUp'),
    catchUpSixties: planHas(plan, 'offers.catchUpSixties'),
    roth: planHas(plan, 'offers.roth'),
  });
}
