import { roundTo } from './round-to.ts';

export interface Rounding {
  /** Every part, and their total, is a whole number of these. */
  step?: number;
  /** What stands beside the parts: their sum, rounded, unless it was rounded elsewhere already. */
  total?: number;
}

/**
 * The parts of a total as they are shown beside it. Each rounded for itself, they would not add up; so
 * all are cut, and what that leaves of the total goes, a step each, to those that lost the most.
 */
export function roundParts(
  parts: readonly number[],
  { step = 1, total = roundTo(sumOf(parts), step) }: Rounding = {},
): number[] {
  const cut = parts.map((part) => {
    const steps = Math.floor(part / step);
    return { steps, lost: part / step - steps };
  });
  const left = Math.round(total / step) - sumOf(cut.map(({ steps }) => steps));
  const byLoss = cut.toSorted((a, b) => b.lost - a.lost);
  for (const part of byLoss.slice(0, Math.max(0, left))) part.steps += 1;
  return cut.map(({ steps }) => steps * step);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
