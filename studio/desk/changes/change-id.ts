const ID = /^change\/[a-z0-9][a-z0-9-]{0,63}$/;
const LONGEST_NAME = 80;

/** Whether an id is that of a named change, which stands where that of an entry does. */
export function isChangeId(id: string): boolean {
  return ID.test(id);
}

/** What authors call a change: one line. */
export function tidyName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}
