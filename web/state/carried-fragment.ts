import type { RootState } from './store.ts';

let read = (_state: RootState): string => '';

/**
 * A feature that keeps something for the page in the other language registers how to write it into
 * the address.
 */
export function carryFragment(writer: (state: RootState) => string): void {
  read = writer;
}

/**
 * Returns the fragment for the address of the page in the other language; no server sees a
 * fragment.
 */
export function carriedFragment(state: RootState): string {
  return read(state);
}
