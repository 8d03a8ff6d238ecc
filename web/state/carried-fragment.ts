import type { RootState } from './store.ts';

let read = (_state: RootState): string => '';

/** The feature that keeps something for the page in the other language says how to write it into the address. */
export function carryFragment(writer: (state: RootState) => string): void {
  read = writer;
}

/** What the address of the page in the other language takes along, where no server sees it. */
export function carriedFragment(state: RootState): string {
  return read(state);
}
