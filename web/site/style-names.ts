import { BUILT_FILES } from '#domain/links/built-files.ts';

/** A document lists a dozen files of rules, so it says only what differs in them. */
const AFTER = '.css';

export function nameOfStyles(address: string): string {
  return address.slice(BUILT_FILES.length, -AFTER.length);
}

export function addressOfStyles(name: string): string {
  return BUILT_FILES + name + AFTER;
}
