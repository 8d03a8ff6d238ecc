import { describeError } from './describe-error.ts';
import type { Log } from './log.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/**
 * Libraries write to the console what they could not read, and an address or a field of a visitor
 * with it. This logs where they did so, without their words. Returns a function that restores the
 * console.
 */
export function guardConsole(log: Log): () => void {
  const own = { ...console };
  for (const level of LEVELS)
    console[level] = () =>
      log.warn('library-warned', {
        method: level,
        at: describeError(new Error('A library wrote')).at,
      });
  return () => void Object.assign(console, own);
}
