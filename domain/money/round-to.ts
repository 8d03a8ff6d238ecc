export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** The step to which an estimate is rounded: two or three digits count, the rest is zeros. */
export function guessStep(dollars: number): number {
  if (dollars >= 100_000) return 1_000;
  if (dollars >= 10_000) return 100;
  return dollars >= 1_000 ? 10 : 1;
}

export function roundGuess(dollars: number): number {
  return roundTo(dollars, guessStep(dollars));
}
