import type { ConstantsAnswer } from '#contracts/calls/calculator.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';

/** The year a page came with, by the limits that the constants call has told since. */
export function applyConstants(year: CalculatorYear, constants: ConstantsAnswer): CalculatorYear {
  const electiveDeferral =
    constants.maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits;
  const sixties = constants.maxEmployeeContributionsFromSixtyToSixtyThree;
  // The call names no company: a page without it is of a plan that does not offer it.
  const isOffered = year.limits.catchUpSixties !== undefined;
  return {
    ...year,
    planYear: constants.planYear,
    limits: {
      ...year.limits,
      electiveDeferral,
      catchUp:
        constants.maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits -
        electiveDeferral,
      catchUpSixties: isOffered && sixties !== undefined ? sixties - electiveDeferral : undefined,
    },
  };
}
