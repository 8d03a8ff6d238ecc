/**
 * How somebody files a federal tax return. Married people who file apart are `single` in every table
 * that we have: their columns are the same ones.
 */
export const FILERS = ['single', 'household', 'married'] as const;
export type Filer = (typeof FILERS)[number];
