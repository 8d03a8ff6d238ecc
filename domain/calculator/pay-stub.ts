import type { PaycheckChange } from './pay-this-year.ts';

/** What a higher rate changes in each paycheck, in whole dollars that add up as they are read. */
export interface PayStub {
  /** Leaves the pay for the plan; the tax and the take-home pay share it. */
  goesIn: number;
  taxLess: number;
  takeHomeLess: number;
  employerAdds: number;
}

/** Undefined where nothing more goes in, so that there is nothing to draw. */
export function makePayStub({
  beforeTax,
  afterTax,
  matchAdded,
}: PaycheckChange): PayStub | undefined {
  const [goesIn, takeHomeLess] = [Math.round(beforeTax), Math.round(afterTax)];
  if (goesIn < 1) return undefined;
  return {
    goesIn,
    taxLess: goesIn - takeHomeLess,
    takeHomeLess,
    employerAdds: Math.max(0, Math.round(matchAdded)),
  };
}
