import { protectedCookie } from '#domain/visitor/protected-cookie.ts';

export type StorageName = 'localStorage' | 'sessionStorage';

export const YEAR_SECONDS = 31_536_000;

/** The storages that did not take what was last given to them: forbidden, or full. */
const refusing = new Set<StorageName>();

/** Null where there is nothing; undefined where the browser forbids to look. */
export function readItem(storage: StorageName, key: string): string | null | undefined {
  return attempt(() => window[storage].getItem(key));
}

/** Answers whether it is kept. */
export function writeItem(storage: StorageName, key: string, value: string): boolean {
  const isKept = attempt(() => {
    window[storage].setItem(key, value);
    return true;
  });
  if (isKept) refusing.delete(storage);
  else refusing.add(storage);
  return isKept === true;
}

export function removeItem(storage: StorageName, key: string): void {
  attempt(() => window[storage].removeItem(key));
}

/** Everything of this origin, whoever wrote it. */
export function listItems(storage: StorageName): Array<[key: string, value: string]> {
  return attempt(() => Object.entries<string>(window[storage])) ?? [];
}

/** False once both storages refused: what is noted now is forgotten with this document. */
export function canRemember(): boolean {
  return refusing.size < 2;
}

/** The protected cookie first: the plain one may be from a time before it, or from a neighbor below the same domain. */
export function readCookie(name: string): string | undefined {
  return attempt(() => findCookie(protectedCookie(name)) ?? findCookie(name));
}

/** Readable by the server. Under the protected name where there can be one; the cookie that had the plain name goes. */
export function writeCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  const isSecure = location.protocol === 'https:';
  attempt(() => {
    document.cookie = `${isSecure ? protectedCookie(name) : name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    if (isSecure) document.cookie = `${name}=; Path=/; Max-Age=0`;
  });
}

function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** A browser may forbid any of this, even to ask for it: the page then goes on without. */
function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
