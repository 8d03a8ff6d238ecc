import type { PriceMark } from './ticket-prices.ts';

/** How much more a price is than the first one, as a whole percentage. */
export function riseSince(first: PriceMark, mark: PriceMark): number {
  return Math.round((mark.cost / first.cost - 1) * 100);
}
