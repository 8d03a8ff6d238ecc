import { AsyncLocalStorage } from 'node:async_hooks';

const ahead = new AsyncLocalStorage<true>();

/**
 * Gives the work its turn on the embedded database before all who wait. It is for notes of what has
 * left the house already: until it is written down, a crash does it again.
 */
export function aheadOfOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  return ahead.run(true, work);
}

export function isAheadOfOthers(): boolean {
  return ahead.getStore() === true;
}
