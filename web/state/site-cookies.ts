import { protectedCookie } from '#domain/visitor/protected-cookie.ts';

export const YEAR_SECONDS = 31_536_000;

/** The protected cookie first: the plain one may be from a time before it, or from a neighbor below the same domain. */
export function readCookie(name: string): string | undefined {
  return findCookie(protectedCookie(name)) ?? findCookie(name);
}

/** Under the protected name where there can be one; the cookie that had the plain name goes. */
export function keepCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  const isSecure = location.protocol === 'https:';
  document.cookie = `${isSecure ? protectedCookie(name) : name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  if (isSecure) document.cookie = `${name}=; Path=/; Max-Age=0`;
}

function findCookie(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
}
