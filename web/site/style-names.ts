/** Where the build puts rules: a document lists a dozen files, so it says only what differs in them. */
const BEFORE = '/assets/';
const AFTER = '.css';

export function nameOfStyles(address: string): string {
  return address.slice(BEFORE.length, -AFTER.length);
}

export function addressOfStyles(name: string): string {
  return BEFORE + name + AFTER;
}
