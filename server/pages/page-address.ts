import type { PageAddress } from '#contracts/services.ts';
import {
  companyIdFromPath,
  DEFAULT_COMPANY_ID,
  isReservedSegment,
  MOUNT_SEGMENT,
} from '#domain/company/company-from-path.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { findQuizRedirect } from '#domain/links/quiz-redirect.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { listPicks } from '#domain/persona/quiz-step.ts';
import { AGE_GROUPS } from '#domain/road-trip/age-group.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/find-matches.ts';
import { awardsVariantOf } from '#domain/visit/known-pages.ts';
import { CAR_COLORS } from '#domain/visitor/car-colors.ts';
import type { ContentSet } from '../content/content-set.ts';

export interface PageRequest {
  url: URL;
  host: string;
  /**
   * What the visitor's cookies store. They decide about redirects, never about what a page says.
   */
  remembered: { language: Language | undefined; companyId: string | undefined };
}

export interface PageKey extends PageAddress {
  pathname: string;
  /** The parameters that change the page, in a fixed order. */
  query: string;
}

export type PageDecision =
  | { kind: 'page'; key: PageKey; isPrivate: boolean; isUnkept?: boolean }
  | { kind: 'redirect'; location: string; rememberLanguage?: Language; isPermanent?: boolean };

/** Parameters a page may depend on, with the only values that change it. */
const PAGE_PARAMETERS: Readonly<Record<string, RegExp>> = {
  show: /^all$/,
  rated: /^(?:liked|unliked|failed)$/,
  pick: new RegExp(`^(?:${listPicks().join('|')})$`),
  ask: /^answer$/,
  animal: new RegExp(`^(?:${ANIMALS.join('|')})$`),
  from: /^quiz$/,
  car: new RegExp(`^(?:${CAR_COLORS.join('|')})$`),
  age: new RegExp(`^(?:${AGE_GROUPS.join('|')})$`),
  video: /^(?:[2-9]|1[0-2])$/,
};

/**
 * The pages on which a parameter counts. On other pages it would only make copies of the same page.
 */
const PAGES_OF_PARAMETER: Readonly<Record<string, RegExp>> = {
  pick: /^\/retirement\/[^/]+\/quiz\/[^/]+$/,
  ask: /^\/retirement\/[^/]+\/quiz\/[^/]+$/,
  animal: /^\/retirement\/[^/]+\/quiz\/result$/,
  from: /^\/retirement\/[^/]+\/quiz\/result$/,
  car: /^\/[^/]+\/roadtrip$/,
  age: /^\/[^/]+\/roadtrip$/,
  video: /\/(?:grammy-major|latin-grammy)/,
};

/**
 * Reduces an address to the key of its page: company, language and the few parameters that matter.
 * Nothing else in the address can reach the shared page.
 */
export function decidePage(request: PageRequest, content: ContentSet): PageDecision {
  const { url, host, remembered } = request;
  const pathname = canonicalPath(url.pathname);
  const quiz = findQuizRedirect(pathname, url.search);
  if (quiz !== undefined) return { kind: 'redirect', location: quiz };
  if (pathname !== url.pathname)
    return { kind: 'redirect', location: `${pathname}${url.search}`, isPermanent: true };

  const stored = knownCompany(remembered.companyId, content);
  const linked = knownCompany(url.searchParams.get('company'), content);
  // The address of the quiz without a company leads to the company that the browser remembers.
  if (/^\/retirement\/quiz(?:\/|$)/.test(pathname)) {
    const companyId = stored ?? DEFAULT_COMPANY_ID;
    return {
      kind: 'redirect',
      location: `/retirement/${companyId}${pathname.slice('/retirement'.length)}${url.search}`,
    };
  }
  // People type a campaign's address without a company.
  if (/^\/(?:grammy-major|latin-grammy)(?:\/|$)/.test(pathname)) {
    const companyId = stored ?? DEFAULT_COMPANY_ID;
    return { kind: 'redirect', location: `/${companyId}${pathname}${url.search}` };
  }
  if (pathname === '/')
    return { kind: 'redirect', location: `/${DEFAULT_COMPANY_ID}${url.search}` };

  const language = decideLanguage(url, pathname, remembered.language);
  if (typeof language !== 'string') return language;

  const namesNoCompany = pathname === '/privacy' || pathname === '/privacy/events';
  if (!namesNoCompany && !mayBePage(pathname)) return notFoundPage(DEFAULT_COMPANY_ID, language);
  const companyId = companyIdFromPath({ pathname, storedCompanyId: linked ?? stored });
  const company = content.companies.get(companyId);
  // An unknown company gets the default company's theme but not its pages, so that a wrong address is
  // noticed; the specification leaves open what falls back.
  if (!company) return notFoundPage(DEFAULT_COMPANY_ID, language);
  if (!isServedOnHost({ ...company, host })) {
    if (namesNoCompany)
      return privatePage({ companyId: DEFAULT_COMPANY_ID, language, pathname, query: '' });
    if (pathname === `/${companyId}/404`) return notFoundPage(DEFAULT_COMPANY_ID, language);
    return { kind: 'redirect', location: withLanguage(`/${companyId}/404`, language) };
  }
  const variant = awardsVariantOf(pathname);
  const landing = `/${companyId}/${variant}`;
  if (variant !== undefined && pathname !== landing)
    return { kind: 'redirect', location: `${landing}${url.search}` };
  const search = searchQuery(url, pathname);
  if (search !== undefined) {
    const key = { companyId, language, pathname, query: search };
    return { kind: 'page', isPrivate: false, isUnkept: true, key };
  }
  return {
    kind: 'page',
    isPrivate: namesNoCompany,
    key: {
      companyId,
      language,
      pathname: pageOfUnsubscribe(pathname) ?? pageOfFacts(pathname, content),
      query: pageQuery(url, pathname),
    },
  };
}

/** The words searched for. Every query makes another page, so none of them is kept. */
function searchQuery(url: URL, pathname: string): string | undefined {
  const asked = url.searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '';
  if (asked === '' || !/^\/[^/]+\/search$/.test(pathname)) return undefined;
  return new URLSearchParams({ q: asked }).toString();
}

/**
 * True if a cookie of the visitor decided about the page: it is kept here, but by no shared cache.
 */
function privatePage(key: PageKey): PageDecision {
  return { kind: 'page', isPrivate: true, key };
}

/** Every address below `unsubscribe` shows the unsubscribe page. */
function pageOfUnsubscribe(pathname: string): string | undefined {
  return /^\/[^/]+\/unsubscribe(?=\/)/.exec(pathname)?.[0];
}

/**
 * The specification calls `get-the-facts` a prefix: every address below it shows the page, except
 * for articles, topics and films, which have their own. The id of a topic filters the page; any
 * other address shows everything and names the canonical one.
 */
function pageOfFacts(pathname: string, content: ContentSet): string {
  const match = /^(\/[^/]+\/get-the-facts)\/(.+)$/.exec(pathname);
  const [, page = pathname, rest = ''] = match ?? [];
  const [first, second] = rest.split('/');
  if (first === 'money-minute')
    return content.influencers.has(second ?? '') && rest === `${first}/${second}`
      ? pathname
      : `${page}/${first}`;
  const isOwn = first === 'more' || content.topics.some(({ id }) => id === rest);
  return match && !isOwn ? page : pathname;
}

/** There are no pages below a reserved segment, nor at an address that cannot be decoded. */
function mayBePage(pathname: string): boolean {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (isReservedSegment(first) && (first !== MOUNT_SEGMENT || second === undefined)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function notFoundPage(companyId: string, language: Language): PageDecision {
  return {
    kind: 'page',
    isPrivate: false,
    key: { companyId, language, pathname: `/${companyId}/404`, query: '' },
  };
}

/** The page's language, or the redirect that brings the visitor to it. */
function decideLanguage(
  url: URL,
  pathname: string,
  remembered: Language | undefined,
): Language | PageDecision {
  const asked = url.searchParams.get('lang');
  const language = findLanguage(asked);
  const query = new URLSearchParams(url.searchParams);
  query.delete('lang');
  const rest = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  if (asked === null) {
    if (remembered === undefined || remembered === DEFAULT_LANGUAGE) return DEFAULT_LANGUAGE;
    return { kind: 'redirect', location: withLanguage(rest, remembered) };
  }
  if (language === undefined) return { kind: 'redirect', location: rest };
  if (asked === language && language !== DEFAULT_LANGUAGE) return language;
  // A link asks for a switch with a short code, or with the tag of the default language. The choice
  // is stored, and the visitor is sent to the page's one address.
  return { kind: 'redirect', location: withLanguage(rest, language), rememberLanguage: language };
}

function pageQuery(url: URL, pathname: string): string {
  const kept = Object.entries(PAGE_PARAMETERS).flatMap(([name, allowed]) => {
    const value = url.searchParams.get(name);
    const countsHere = PAGES_OF_PARAMETER[name]?.test(pathname) ?? true;
    return value !== null && countsHere && allowed.test(value) ? [`${name}=${value}`] : [];
  });
  return kept.join('&');
}

function canonicalPath(pathname: string): string {
  // Addresses are written in lower case, so that a page has one address however it was typed.
  const path = pathname.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function knownCompany(
  companyId: string | null | undefined,
  content: ContentSet,
): string | undefined {
  return companyId != null && content.companies.has(companyId) ? companyId : undefined;
}

/** The address of a page's data, as the browser's router asks for it. */
export function dataUrl(key: PageKey & { dataOf: string | undefined }, origin: string): URL {
  const url = canonicalUrl(key, origin);
  url.pathname = `${key.pathname}.data`;
  if (key.dataOf) url.searchParams.set('_routes', key.dataOf);
  return url;
}

/** The address React Router renders: nothing of the visitor's request is left in it. */
export function canonicalUrl(key: PageKey, origin: string): URL {
  const url = new URL(key.pathname, origin);
  url.search = key.query;
  if (key.language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', key.language);
  return url;
}
