/**
 * The name of a cookie where the site is encrypted: a browser takes one of this name only from our own
 * host, over an encrypted connection, for the whole of it. No neighbor below the same domain can forge it.
 */
export function protectedCookie(name: string): string {
  return `__Host-${name}`;
}
