import type { CalculatorYear } from './calculator-year.ts';

/** What a plan allows beyond the limit of everybody: from 50 on, and more from 60 to 63. */
interface CatchUpOfPlan {
  catchUp: boolean;
  catchUpSixties: boolean;
  /** Whether people with high pay may add on top at all: the law lets them do so as Roth only. */
  roth: boolean;
}

/**
 * The law lets a plan leave out the catch-up, or only the larger one of 60 to 63, whose people then have
 * the one of 50 and older. A company's plan takes it out of the year for that company's pages. The
 * constants call names no company and answers by the law, so the state it fills may differ from the page,
 * and the page is right.
 */
export function leaveOutCatchUp(year: CalculatorYear, has: CatchUpOfPlan): CalculatorYear {
  const { catchUp, catchUpSixties, rothCatchUp } = year.limits;
  return {
    ...year,
    limits: {
      ...year.limits,
      catchUp: has.catchUp ? catchUp : 0,
      catchUpSixties: has.catchUp && has.catchUpSixties ? catchUpSixties : undefined,
      rothCatchUp: rothCatchUp && { ...rothCatchUp, isOffered: has.roth },
    },
  };
}
