import { articlePathInCompany } from '#domain/links/article-path.ts';
import type { Article, ContentSet } from '../content-set.ts';

/** What a step of an action plan may lead to. */
export interface LinkTargets {
  articles: readonly Article[];
  topics: ContentSet['topics'];
}

/** Pages below the company that are there whatever an author writes. */
const PAGES: readonly string[] = [
  'calculator',
  'faqs',
  'get-the-facts',
  'make-a-change',
  'target-date',
];

export function findLinkMistake(
  path: string,
  { articles, topics }: LinkTargets,
): string | undefined {
  if (PAGES.includes(path)) return undefined;
  if (topics.some(({ id }) => path === `get-the-facts/${id}`)) return undefined;
  const isArticle = articles.some(
    (article) => articlePathInCompany({ ...article, slug: article.path }) === path,
  );
  return isArticle
    ? undefined
    : `expected an article, a topic or one of ${PAGES.join(', ')}, found ${path}`;
}
