import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { useAppSelector } from '../../state/store.ts';

/** The limits the page came with, or this year's once the constants call has told them. */
export function useCurrentLimits(year: CalculatorYear): CalculatorYear {
  const constants = useAppSelector((state) => state.calculator.constants);
  if (constants === undefined) return year;
  const electiveDeferral =
    constants.maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits;
  const sixties = constants.maxEmployeeContributionsFromSixtyToSixtyThree;
  return {
    ...year,
    planYear: constants.planYear,
    limits: {
      ...year.limits,
      electiveDeferral,
      catchUp:
        constants.maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits -
        electiveDeferral,
      catchUpSixties: sixties === undefined ? undefined : sixties - electiveDeferral,
    },
  };
}
