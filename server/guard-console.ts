import { describeError } from './describe-error.ts';
import type { Log } from './log.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/**
 * Libraries write to the console what they could not read, an address or a field of a visitor with it.
 * The log has where they did so, and none of their words. Returns the way back.
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
