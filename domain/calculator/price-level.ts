import type { Assumptions } from './assumptions.ts';

/** What a dollar of today costs after so many years of the assumed inflation. */
export function priceLevel(
  { inflationPercentage }: Pick<Assumptions, 'inflationPercentage'>,
  years: number,
): number {
  return (1 + inflationPercentage / 100) ** years;
}
