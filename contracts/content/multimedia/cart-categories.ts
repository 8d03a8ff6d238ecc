/** The tiles in their order; the first is open. */
export const CART_CATEGORIES = [
  'Apparel',
  'Food',
  'Other',
  'Education',
  'Housing',
  'Medical',
  'Recreation',
  'Transportation',
] as const;
export type CartCategory = (typeof CART_CATEGORIES)[number];
