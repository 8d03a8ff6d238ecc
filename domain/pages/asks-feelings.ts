import { ASKS_NO_FEELINGS } from './address-patterns.ts';

/** Whether the page at an address is one where visitors may be asked how they feel. */
export function asksFeelings(pathname: string): boolean {
  return !new RegExp(ASKS_NO_FEELINGS, 'i').test(pathname);
}
