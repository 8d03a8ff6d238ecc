export const CONTRIBUTION_INCREASE = 1;

const HUNDREDTHS = 100;

/** One dollar at retirement: a page cannot show a smaller effect. */
export const LEAST_EFFECT = 1;

/** Adds a point in decimals: 0.14 and 1 make 1.14, which binary fractions miss by a little. */
export function onePointMore(percentage: number): number {
  return asWritten(percentage + CONTRIBUTION_INCREASE);
}

export function asWritten(percentage: number): number {
  return Math.round(percentage * HUNDREDTHS) / HUNDREDTHS;
}
