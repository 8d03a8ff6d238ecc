import type { CalculatorYear } from './calculator-year.ts';

/**
 * The law lets a plan leave out the larger catch-up of 60 to 63; its people then have the one of 50
 * and older. A company's setting takes it out of the year for that company's pages. The two calls
 * name no company and answer by the law, so the state they fill may differ from the page, and the
 * page is right.
 */
export function leaveOutCatchUpSixties(year: CalculatorYear): CalculatorYear {
  return { ...year, limits: { ...year.limits, catchUpSixties: undefined } };
}
