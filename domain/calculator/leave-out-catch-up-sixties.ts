import type { CalculatorYear } from './calculator-year.ts';

/** The year in a plan that does not offer the larger catch-up: people of 60 to 63 have the one of 50 and older. */
export function leaveOutCatchUpSixties(year: CalculatorYear): CalculatorYear {
  return { ...year, limits: { ...year.limits, catchUpSixties: undefined } };
}
