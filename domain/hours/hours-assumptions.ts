import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';

/**
 * The calculator's own, but for one: a contract sets what an hour brings, and nobody may promise the next
 * contract, so it stays as it is unless somebody assumes otherwise.
 */
export const HOURS_ASSUMPTIONS: Assumptions = { ...DEFAULT_ASSUMPTIONS, payGrowthPercentage: 0 };
