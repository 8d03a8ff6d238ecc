import { guessStep, roundGuess } from '#domain/money/round-to.ts';

/** A difference of fewer steps than this would be rounded too roughly. */
const LEAST_STEPS = 5;

/**
 * What another course adds, so that the page's subtraction is right; a small difference is rounded by
 * itself, because rounded figures would swallow it.
 */
export function showAdded(base: number, other: number): number {
  const added = Math.abs(other - base);
  const step = Math.max(guessStep(base), guessStep(other));
  return added < step * LEAST_STEPS
    ? roundGuess(added)
    : Math.abs(roundGuess(other) - roundGuess(base));
}
