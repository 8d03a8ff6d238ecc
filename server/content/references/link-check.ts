import { MOUNT_SEGMENT } from '#domain/company/company-from-path.ts';
import { articlePathInCompany, type ArticleKind } from '#domain/links/article-path.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { RECORD_KEEPER } from '#domain/navigator/navigator-target.ts';
import { pagePath } from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';
import { EVERY_PAGE, getPage } from '#domain/pages/pages.ts';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import { hasOwnAddress } from '../page-lists.ts';

/** Pages below the company that exist whatever an author writes. */
const PAGES: readonly string[] = [
  ...EVERY_PAGE.map(([, page]) => page)
    .filter((page) => page.isFound && page.path.includes(':company') && hasOwnAddress(page))
    .map((page) => linkTo(page)),
  // A text may also lead to these, which search engines do not keep or which are an entry of a list.
  linkTo(getPage('projections')),
  linkTo(getPage('transition-start')),
  linkTo(getPage('transition'), { filter: EVERY_STOP }),
  linkTo(getPage('quiz-question'), { question: 'retirement-vacation' }),
];

/** The address below the company, as an author writes it: without the mount in front of the quiz. */
function linkTo({ path }: Page, params: Readonly<Record<string, string>> = {}): string {
  const segments = pagePath(path, params).split('/').slice(1);
  return segments.filter((segment) => segment !== MOUNT_SEGMENT).join('/');
}

/** What a link may lead to besides these pages. */
export interface LinkTargets {
  articles: ReadonlyArray<{ id: string; path: string; kind: ArticleKind }>;
  topics: ReadonlyArray<{ id: string }>;
}

export type FindLinkMistake = (address: string) => string[];

/**
 * Decides for the whole content what a link may be; a page may be followed by a query or a
 * fragment.
 */
export function createLinkCheck({ articles, topics }: LinkTargets): FindLinkMistake {
  const known = new Set([
    ...PAGES,
    RECORD_KEEPER,
    ...topics.map(({ id }) => `get-the-facts/${id}`),
    ...articles.map(({ path }) => `get-the-facts/more/${path}`),
    ...articles.map((article) => articlePathInCompany({ ...article, slug: article.path })),
  ]);
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    return isExternalLink(address) || known.has(path)
      ? []
      : [`expected a page, a topic or an article that exists, found ${address}`];
  };
}
