import type { PriceMark } from './ticket-prices.ts';

/** How much higher a price is than the first one, in whole percent. */
export function riseSince(first: PriceMark, mark: PriceMark): number {
  return Math.round((mark.cost / first.cost - 1) * 100);
}
