import { roundTo } from './round-to.ts';

export interface Rounding {
  /** The step: every part, and their total, is a whole number of these. */
  step?: number;
  /**
   * The total as it is shown, where it was rounded elsewhere already; otherwise it is the rounded
   * sum of the parts.
   */
  total?: number;
}

/**
 * Rounds the parts of a total so that they add up as they are read. Every part is cut to the step,
 * and the steps that the total still lacks go, one each, to the parts that lost the most (largest
 * remainder).
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
