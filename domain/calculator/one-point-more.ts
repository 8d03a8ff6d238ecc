import { CONTRIBUTION_INCREASE } from './inputs.ts';

const HUNDREDTHS = 100;

/** Dollars at retirement: what adds less than one changes nothing that a page could show. */
export const LEAST_EFFECT = 1;

/** As people write it: 0.14 and one are 1.14, whatever binary fractions make of it. */
export function onePointMore(percentage: number): number {
  return asWritten(percentage + CONTRIBUTION_INCREASE);
}

export function asWritten(percentage: number): number {
  return Math.round(percentage * HUNDREDTHS) / HUNDREDTHS;
}
