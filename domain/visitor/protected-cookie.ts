/**
 * The name of a cookie where the site is encrypted: with this prefix a browser takes it only from
 * our own host, over an encrypted connection, for the whole host. No other host of the same domain
 * can forge it.
 */
export function protectedCookie(name: string): string {
  return `__Host-${name}`;
}
