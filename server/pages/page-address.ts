import type { Company } from '#contracts/content/company.ts';
import type { PageAddress } from '#contracts/services.ts';
import {
  companyIdFromPath,
  DEFAULT_COMPANY_ID,
  isReservedSegment,
  MOUNT_SEGMENT,
} from '#domain/company/company-from-path.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#domain/language/language.ts';
import { findFurtherPage, PAGE_PARAMETER } from '#domain/lists/list-page.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { AWARDS_VARIANTS, awardsVariantOf } from '#domain/pages/awards-variant.ts';
import {
  listParameter,
  matchPage,
  openParameter,
  type PageMatch,
} from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';
import { getPage } from '#domain/pages/pages.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { homeOfShortPath, readShortPath } from '#domain/sponsor/short-address.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/search-words.ts';
import type { ContentSet } from '../content/content-set.ts';
import { countListPages, listEntries, namesEntry } from '../content/page-lists.ts';
import { listFitting } from '../content/plan/find-misfit.ts';

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
  /** The part of it that stands in a frame of another site, at an address of its own. */
  embed?: { address: string; entry: string | undefined };
}

export type PageDecision =
  | { kind: 'page'; key: PageKey; isPrivate: boolean; isUnkept?: boolean }
  | { kind: 'redirect'; location: string; rememberLanguage?: Language; isPermanent?: boolean }
  | { kind: 'unavailable' };

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
  const short = readShortPath(pathname);
  if (short && content.companies.has(short.companyId))
    return { kind: 'redirect', location: homeOfShortPath(short) };
  const inCompany = addCompany(pathname, stored ?? DEFAULT_COMPANY_ID);
  if (inCompany !== undefined) return { kind: 'redirect', location: `${inCompany}${url.search}` };

  const language = decideLanguage(url, pathname, remembered.language);
  if (typeof language !== 'string') return language;

  const { name, params } = matchPage(pathname);
  const page = getPage(name);
  const { isPrivate = false } = page;
  if (!isPrivate && !mayBePage(pathname)) return notFoundPage(DEFAULT_COMPANY_ID, language);
  const companyId = companyIdFromPath({ pathname, storedCompanyId: linked ?? stored });
  if (content.unavailable.has(companyId)) return { kind: 'unavailable' };
  const company = content.companies.get(companyId);
  // An unknown company gets the default company's theme but not its pages, so that a wrong address is
  // noticed; the specification leaves open what falls back.
  if (!company) return notFoundPage(DEFAULT_COMPANY_ID, language);
  if (!isServedOnHost({ ...company, host })) {
    if (isPrivate) {
      const key = { companyId: DEFAULT_COMPANY_ID, language, pathname, query: '' };
      return { kind: 'page', isPrivate, key };
    }
    if (isNotFoundPage({ companyId, pathname })) return notFoundPage(DEFAULT_COMPANY_ID, language);
    return { kind: 'redirect', location: withLanguage(notFoundPath(companyId), language) };
  }
  const variant = awardsVariantOf(pathname);
  const landing = `/${companyId}/${variant}`;
  if (variant !== undefined && pathname !== landing)
    return { kind: 'redirect', location: `${landing}${url.search}` };
  // There are endless addresses without a page, and one page that says so.
  if (page.problem === 'not-found' || !namesEntry(page, params, content))
    return notFoundPage(companyId, language);
  const own = findOwn({ pathname, page, params }, content);
  const further = findFurther(url, own, { content, company });
  if (further === 'none')
    return { kind: 'redirect', location: `${pathname}${withoutPage(url.searchParams)}` };
  const { query, isKept } = pageQuery(url, own.page, further);
  return {
    kind: 'page',
    isPrivate,
    ...(!isKept && { isUnkept: true }),
    key: { companyId, language, pathname: own.pathname, query },
  };
}

interface PageAtAddress {
  pathname: string;
  page: Page;
  params: PageMatch['params'];
}

/** The further page of a list that an address asks for; `none` where the list does not go so far. */
function findFurther(
  { searchParams }: URL,
  { page, params }: PageAtAddress,
  { content, company }: { content: ContentSet; company: Company },
): number | 'none' | undefined {
  const asked = searchParams.get(PAGE_PARAMETER);
  if (page.counts?.[PAGE_PARAMETER] !== 'further' || asked === null) return undefined;
  const number = findFurtherPage(asked);
  if (number === undefined) return 'none';
  const entry = params[listParameter(page.path)] || undefined;
  const read = { articles: listFitting(content.articles, company) };
  return number <= countListPages(page, entry, read) ? number : 'none';
}

function withoutPage(searchParams: URLSearchParams): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(PAGE_PARAMETER);
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}

/** Where an address leads that names no company: the site itself, the quiz and a campaign, as people type them. */
function addCompany(pathname: string, companyId: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  // The bare site knows no visitor: what everybody shares leads to the one company that everybody may read.
  if (first === undefined) return `/${DEFAULT_COMPANY_ID}`;
  if (first === MOUNT_SEGMENT && rest[0] === 'quiz')
    return `/${[MOUNT_SEGMENT, companyId, ...rest].join('/')}`;
  return AWARDS_VARIANTS.some((variant) => variant === first)
    ? `/${companyId}${pathname}`
    : undefined;
}

/** What a path takes as it comes is part of the page's address only where a list of the content has it. */
function findOwn(asked: PageAtAddress, content: ContentSet): PageAtAddress {
  const { path, each, problem } = asked.page;
  const last = openParameter(path);
  const value = last === undefined ? undefined : asked.params[last];
  if (last === undefined || !value || problem !== undefined) return asked;
  // An optional part is its page's own to read, where no list says what it may be.
  if (each === undefined ? last !== '*' : listEntries(each, content).includes(value)) return asked;
  return nearestAbove(asked.pathname);
}

/** The page that stands closest above an address, and takes nothing of it as it comes. */
function nearestAbove(pathname: string): PageAtAddress {
  const above = pathname.slice(0, pathname.lastIndexOf('/'));
  const { name, params } = matchPage(above);
  const { company: _company, ...taken } = params;
  return Object.values(taken).every((value) => value === '')
    ? { pathname: above, page: getPage(name), params }
    : nearestAbove(above);
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

/** The one page of a company that says that there is none. */
export function isNotFoundPage({
  companyId,
  pathname,
}: Pick<PageKey, 'companyId' | 'pathname'>): boolean {
  return pathname === notFoundPath(companyId);
}

function notFoundPath(companyId: string): string {
  return `/${companyId}/404`;
}

function notFoundPage(companyId: string, language: Language): PageDecision {
  return {
    kind: 'page',
    isPrivate: false,
    key: { companyId, language, pathname: notFoundPath(companyId), query: '' },
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

interface PageQuery {
  /** The parameters that change the page, in the order of its row. */
  query: string;
  /** False where the visitor's own text is among them: there are as many such pages as texts. */
  isKept: boolean;
}

/** Whatever else an address asks for would only make copies of the same page. */
function pageQuery(
  { searchParams }: URL,
  { counts = {} }: Page,
  further: number | undefined,
): PageQuery {
  const query = new URLSearchParams();
  let isKept = true;
  for (const [name, values] of Object.entries(counts)) {
    const asked = searchParams.get(name) ?? '';
    if (values === 'any') {
      const text = asked.trim().slice(0, MAX_QUERY_LENGTH);
      if (text === '') continue;
      query.set(name, text);
      isKept = false;
    } else if (values === 'given') {
      if (asked !== '') query.set(name, '');
    } else if (values === 'further') {
      if (further !== undefined) query.set(name, String(further));
      // A further page has all of the list behind it, however its beginning was asked for.
    } else if (further === undefined && values.includes(asked)) query.set(name, asked);
  }
  return { query: query.toString(), isKept };
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

/** The address that is rendered: nothing of the visitor's request is left in it. */
export function canonicalUrl(key: PageKey, origin: string): URL {
  const url = new URL(key.pathname, origin);
  url.search = key.query;
  if (key.language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', key.language);
  return url;
}
