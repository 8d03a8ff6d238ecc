import { randomUUID } from 'node:crypto';
import { CONSENT_COOKIE, writeConsent, type Consent } from '#domain/consent/consent.ts';
import { findLanguage, type Language } from '#domain/language/language.ts';
import { NEWCOMER_COOKIE } from '#domain/visitor/newcomer-cookie.ts';

export const LANGUAGE_COOKIE = 'sendero_lang';
export const COMPANY_COOKIE = 'sendero_company';
const VISITOR_COOKIE = 'sendero_visitor';

const YEAR_SECONDS = 31_536_000;
const VISITOR_ID = /^[0-9a-f-]{36}$/;

export interface Remembered {
  language: Language | undefined;
  companyId: string | undefined;
}

export function readRemembered(cookieHeader: string | null | undefined): Remembered {
  const cookies = parseCookies(cookieHeader);
  return {
    language: findLanguage(cookies.get(LANGUAGE_COOKIE)),
    companyId: cookies.get(COMPANY_COOKIE),
  };
}

/** A random number that makes a browser's like count once. It is given only when one likes. */
export function readVisitorId(cookieHeader: string | null | undefined): string | undefined {
  const id = parseCookies(cookieHeader).get(VISITOR_COOKIE);
  return id !== undefined && VISITOR_ID.test(id) ? id : undefined;
}

export interface Visitor {
  id: string;
  /** The cookies to set when the browser has no number yet, or that of somebody before. */
  setCookies: readonly string[];
}

/** Who came to this device with a uid of their own does not go on under the number of somebody else. */
export function ensureVisitor(request: Request, isSecure: boolean): Visitor {
  const header = request.headers.get('Cookie');
  const isNewcomer = parseCookies(header).has(NEWCOMER_COOKIE);
  const known = isNewcomer ? undefined : readVisitorId(header);
  if (known !== undefined) return { id: known, setCookies: [] };
  const id = randomUUID();
  const setCookies = [`${serialize(VISITOR_COOKIE, id, isSecure)}; HttpOnly`];
  if (isNewcomer) setCookies.push(serialize(NEWCOMER_COOKIE, '', isSecure, 0));
  return { id, setCookies };
}

/** Readable by the page's script, which keeps it in step with the dialog; a choice is asked again after a year. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  return serialize(CONSENT_COOKIE, writeConsent(consent), isSecure);
}

export function readConsentCookie(cookieHeader: string | null | undefined): string | undefined {
  return parseCookies(cookieHeader).get(CONSENT_COOKIE);
}

/** Readable by the page's script, which keeps it in step with the user slice. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return serialize(LANGUAGE_COOKIE, language, isSecure);
}

function serialize(
  name: string,
  value: string,
  isSecure: boolean,
  seconds: number = YEAR_SECONDS,
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
  }
  return cookies;
}
