import { randomUUID } from 'node:crypto';
import { CONSENT_COOKIE, writeConsent, type Consent } from '#domain/consent/consent.ts';
import { findLanguage, type Language } from '#domain/language/language.ts';
import { NEWCOMER_COOKIE } from '#domain/visitor/newcomer-cookie.ts';
import { protectedCookie } from '#domain/visitor/protected-cookie.ts';
import { COMPANY_COOKIE, LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';

const VISITOR_COOKIE = 'sendero_visitor';

const YEAR_SECONDS = 31_536_000;
const VISITOR_ID = /^[0-9a-f-]{36}$/;

type CookieHeader = string | null | undefined;

interface Remembered {
  language: Language | undefined;
  companyId: string | undefined;
}

export function readRemembered(cookieHeader: CookieHeader): Remembered {
  const cookies = parseCookies(cookieHeader);
  return {
    language: findLanguage(readCookie(cookies, LANGUAGE_COOKIE)),
    companyId: readCookie(cookies, COMPANY_COOKIE),
  };
}

/**
 * Reads the random number that makes a browser's like count once. It is set only when the visitor
 * likes or votes.
 */
function readVisitorId(cookieHeader: CookieHeader): string | undefined {
  const id = readCookie(parseCookies(cookieHeader), VISITOR_COOKIE);
  return id !== undefined && VISITOR_ID.test(id) ? id : undefined;
}

export interface Visitor {
  id: string;
  /** Empty if the browser already has its number under the right name. */
  setCookies: readonly string[];
}

/**
 * Returns the visitor's number, or a new one. A person who comes to a shared device with a uid of
 * their own must not go on under the number of the person before: the page sets the newcomer
 * cookie, and with the next like or vote a new number is given and that cookie deleted. Earlier
 * likes still count, because that person did give them.
 */
export function ensureVisitor(request: Request, isSecure: boolean): Visitor {
  const asker = askerOf(request, isSecure);
  const isNewcomer = readCookie(asker.cookies, NEWCOMER_COOKIE) !== undefined;
  const known = isNewcomer ? undefined : readVisitorId(request.headers.get('Cookie'));
  const isNamedRightly = asker.cookies.has(protectedCookie(VISITOR_COOKIE)) || !asker.isProtected;
  if (known !== undefined && isNamedRightly) return { id: known, setCookies: [] };
  const id = known ?? randomUUID();
  const setCookies = setCookie({ name: VISITOR_COOKIE, value: id, isHidden: true }, asker);
  return { id, setCookies: [...setCookies, ...forgetCookie(NEWCOMER_COOKIE, asker)] };
}

/**
 * The cookies that store a choice. The page's script may read them to keep them in step with the
 * dialog; after a year the visitor is asked again.
 */
export function consentCookies(consent: Consent, request: Request, isSecure: boolean): string[] {
  const cookie = { name: CONSENT_COOKIE, value: writeConsent(consent) };
  return setCookie(cookie, askerOf(request, isSecure));
}

export function readConsentCookie(cookieHeader: CookieHeader): string | undefined {
  return readCookie(parseCookies(cookieHeader), CONSENT_COOKIE);
}

/**
 * The cookies that store the language. The page's script may read them to keep them in step with
 * the user slice.
 */
export function languageCookies(language: Language, request: Request, isSecure: boolean): string[] {
  return setCookie({ name: LANGUAGE_COOKIE, value: language }, askerOf(request, isSecure));
}

interface Asker {
  cookies: ReadonlyMap<string, string>;
  isProtected: boolean;
}

/**
 * A browser sends protected cookies over encrypted connections only. So a request with one came
 * over such a connection, even if the proxy does not say so.
 */
function askerOf(request: Request, isSecure: boolean): Asker {
  const cookies = parseCookies(request.headers.get('Cookie'));
  const hasOne = [LANGUAGE_COOKIE, COMPANY_COOKIE, VISITOR_COOKIE, CONSENT_COOKIE].some((name) =>
    cookies.has(protectedCookie(name)),
  );
  return { cookies, isProtected: isSecure || hasOne };
}

interface CookieToSet {
  name: string;
  value: string;
  /** True hides the cookie from the page's scripts. */
  isHidden?: boolean;
}

/**
 * Sets a cookie, under its protected name if the connection allows one; a cookie with the plain
 * name is then deleted.
 */
function setCookie(
  { name, value, isHidden = false }: CookieToSet,
  { cookies, isProtected }: Asker,
): string[] {
  const flags = `${isProtected ? '; Secure' : ''}${isHidden ? '; HttpOnly' : ''}`;
  const own = isProtected ? protectedCookie(name) : name;
  const kept = `${own}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${flags}`;
  return isProtected && cookies.has(name)
    ? [kept, `${name}=; Path=/; Max-Age=0; SameSite=Lax${flags}`]
    : [kept];
}

/** Deletes a cookie under every name the browser has it. */
function forgetCookie(name: string, { cookies }: Asker): string[] {
  return [name, protectedCookie(name)]
    .filter((own) => cookies.has(own))
    .map((own) => `${own}=; Path=/; Max-Age=0; SameSite=Lax${own === name ? '' : '; Secure'}`);
}

/** Prefers the protected cookie: the plain one may be older, or set by a neighboring host. */
function readCookie(cookies: ReadonlyMap<string, string>, name: string): string | undefined {
  return cookies.get(protectedCookie(name)) ?? cookies.get(name);
}

function parseCookies(header: CookieHeader): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
  }
  return cookies;
}
