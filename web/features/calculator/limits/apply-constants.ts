import type { ConstantsAnswer } from '#contracts/calls/calculator.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';

/** Replaces the limits of the year that the page came with by those of the constants call. */
export function applyConstants(year: LimitsYear, constants: ConstantsAnswer): LimitsYear {
  const electiveDeferral =
    constants.maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits;
  const sixties = constants.maxEmployeeContributionsFromSixtyToSixtyThree;
  // The constants call names no company. A page that came without a catch-up belongs to a plan that does
  // not offer it.
  const hasCatchUp = year.limits.catchUp > 0;
  const hasSixties = year.limits.catchUpSixties !== undefined;
  return {
    ...year,
    planYear: constants.planYear,
    limits: {
      ...year.limits,
      electiveDeferral,
      catchUp: hasCatchUp
        ? constants.maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits -
          electiveDeferral
        : 0,
      catchUpSixties: hasSixties && sixties !== undefined ? sixties - electiveDeferral : undefined,
    },
  };
}
