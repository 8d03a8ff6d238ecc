import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { listsHost } from '#domain/company/host-rule.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { fitsQuestion, isMoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { chooseStops } from '#domain/transition/choose-stops.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { findFragment, findTimeline } from '../content/find-fragment.ts';
import { getCompany } from '../content/get-company.ts';
import { listPages, type ListedPage } from '../content/page-lists.ts';
import { planOf } from '../content/plan/plan-of.ts';
import { findMisfit } from '../content/plan/find-misfit.ts';
import { listReadTopics } from './article-views.ts';
import { isReadIn } from './event-articles.ts';
import { listPresenters } from './film-page-views.ts';
import { offersPage } from './offers-page.ts';

/** Some of the places for pages on a host, the last one not included. */
interface Places {
  from: number;
  to: number;
}

/**
 * The paths of the pages that search engines may find on a host: those of the companies that list it.
 * The default company is served on every host, and is found where it or nobody lists the host. Of the
 * pages of many companies only some places are looked at, as all of them may be millions.
 */
export function listFoundPages(
  content: ContentSet,
  host: string,
  { from, to }: Places = { from: 0, to: Infinity },
): string[] {
  const each = countPlacesOfCompany(content);
  const first = Math.floor(from / each);
  return listCompanies(content, host)
    .slice(first, Math.ceil(to / each))
    .flatMap((company, at) => {
      const before = (first + at) * each;
      return listPagesOf(company, content, { from: Math.max(0, from - before), to: to - before });
    });
}

/** How many places there are on a host; not every one is taken, as companies offer some pages only. */
export function countPlaces(content: ContentSet, host: string): number {
  return listCompanies(content, host).length * countPlacesOfCompany(content);
}

function listCompanies(content: ContentSet, host: string): Company[] {
  const companies = [...content.companies.values()];
  const listed = companies.filter(({ domains }) => listsHost({ domains, host }));
  return listed.length > 0 ? listed : [getCompany(content, DEFAULT_COMPANY_ID)];
}

/** Every company has a place for each page of the table and each article. */
const placesOfCompany = new WeakMap<ContentSet, number>();

function countPlacesOfCompany(content: ContentSet): number {
  const places = placesOfCompany.get(content) ?? listPages(content, DEFAULT_COMPANY_ID).length;
  placesOfCompany.set(content, places);
  return places;
}

/**
 * Each page of a company is listed at the one address that it names as its own, and only where the
 * company has what it shows.
 */
function listPagesOf(company: Company, content: ContentSet, { from, to }: Places): string[] {
  const isShown = createShownCheck(content, company);
  return listPages(content, company.companyId)
    .slice(from, to)
    .filter(({ page }) => page.isFound && !page.isPrivate && offersPage(page, content, company))
    .filter(isShown)
    .map(({ path }) => path);
}

/** Tells whether a page has something to show at an address that names an entry of its list. */
function createShownCheck(content: ContentSet, company: Company): (listed: ListedPage) => boolean {
  const { companyId } = company;
  const topics = new Set(listReadTopics(content, company).map(({ id }) => id));
  const presenters = new Set(listPresenters(content, company));
  const timelines = findFragment(content, companyId, 'transitioning-to-retirement');
  return ({ page, article, entry }) => {
    if (article)
      return (
        hasAddressAt(page, article) &&
        isReadIn(article, content, companyId) &&
        findMisfit(article, company) === undefined
      );
    if (entry === undefined) return true;
    if (page.each === 'topics') return topics.has(entry);
    if (page.each === 'presenters') return presenters.has(entry);
    if (page.each === 'money-questions')
      return isMoneyQuestion(entry) && fitsQuestion(planOf(company), entry);
    if (page.each !== 'stops') return true;
    return LANGUAGE_CODES.every(
      (code) => timelines && chooseStops(findTimeline(timelines[code]), entry),
    );
  };
}

/** An article has its address at the page of its kind; one that leads elsewhere has none. */
function hasAddressAt({ kind }: ListedPage['page'], { redirectUrl }: Article): boolean {
  return kind !== undefined && redirectUrl === undefined;
}
