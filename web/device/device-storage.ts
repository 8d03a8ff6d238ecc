import { protectedCookie } from '#domain/visitor/protected-cookie.ts';

type StorageName = 'localStorage' | 'sessionStorage';

export const YEAR_SECONDS = 31_536_000;

/** The storages that did not take the last value given to them: they are forbidden or full. */
const refusing = new Set<StorageName>();

/** Null means that nothing is stored, undefined that the browser forbids access. */
export function readItem(storage: StorageName, key: string): string | null | undefined {
  return attempt(() => window[storage].getItem(key));
}

/** Returns true when the storage has taken the value. */
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

/** Lists all items of this origin, also those that other code wrote. */
export function listItems(storage: StorageName): Array<[key: string, value: string]> {
  return attempt(() => Object.entries<string>(window[storage])) ?? [];
}

/** False once both storages have refused a value: what is noted now is lost with this document. */
export function canRemember(): boolean {
  return refusing.size < 2;
}

/**
 * The protected cookie is read first: the plain one may be older, or come from a neighboring site
 * below the same domain.
 */
export function readCookie(name: string): string | undefined {
  return attempt(() => findCookie(protectedCookie(name)) ?? findCookie(name));
}

/**
 * The cookie has the protected name where the connection allows one; a cookie of the plain name
 * then expires.
 */
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

/**
 * A browser may forbid any of this, and throw even when it is asked for; the page then goes on
 * without storage. Nothing is kept elsewhere instead: a window's name, for example, could be read
 * by the next site in that window.
 */
function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
