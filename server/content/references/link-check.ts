import { articlePathInCompany, type ArticleKind } from '#domain/links/article-path.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { RECORD_KEEPER } from '#domain/navigator/navigator-target.ts';

/** Pages below the company that exist whatever an author writes. */
const PAGES: readonly string[] = [
  '',
  'calculator',
  'calculator/disclosures',
  'calculator/projections',
  'contact-us',
  'faqs',
  'get-the-facts',
  'get-the-facts/money-minute',
  'glossary',
  'grammy-major',
  'hispanic',
  'inflation',
  'latin-grammy',
  'make-a-change',
  'quiz',
  'quiz/retirement-vacation',
  'roadtrip',
  'search',
  'target-date',
  'transitioning-to-retirement',
  'transitioning-to-retirement/all',
  'transitioning-to-retirement/survey',
  'union',
  'virtual-event',
  'workshop',
];

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
