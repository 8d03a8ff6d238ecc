const CENTS = 100;

/** Whole cents of dollars, so that sums and shares of them are exact. */
export function toCents(dollars: number): number {
  return Math.round(dollars * CENTS);
}

export function fromCents(cents: number): number {
  return cents / CENTS;
}
