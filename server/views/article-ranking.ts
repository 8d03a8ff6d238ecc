import { tagsOf } from '../content/article-tags.ts';
import type { Article } from '../content/content-set.ts';

/**
 * Reads `topic/saving,badge/new` or `tags=topic/saving&tags=badge/new`. The specification leaves
 * the form of `tagsQueryString` open; here commas or ampersands separate tags, and an article needs
 * any one of them.
 */
export function parseTags(tagsQueryString: string): string[] {
  return tagsQueryString
    .split(/[,&]/)
    .map((tag) => decodeTag(tag.replace(/^tags?=/, '').trim()))
    .filter((tag) => tag !== '');
}

function decodeTag(tag: string): string {
  try {
    return decodeURIComponent(tag);
  } catch {
    return tag;
  }
}

export function hasAnyTag(article: Article, tags: readonly string[]): boolean {
  if (tags.length === 0) return true;
  const own = tagsOf(article);
  return tags.some((tag) => own.includes(tag));
}

/** Sorts the most liked articles first; equal ones keep the authors' order. */
export function rankByLikes(
  articles: readonly Article[],
  likesOf: (article: Article) => number,
): Article[] {
  return articles.toSorted((a, b) => likesOf(b) - likesOf(a) || a.order - b.order);
}

export interface NextArticlesQuery {
  numberOfArticles: number;
  tags: readonly string[];
  exclusionArticles: readonly string[];
  likesOf: (article: Article) => number;
}

export function chooseNextArticles(
  articles: readonly Article[],
  query: NextArticlesQuery,
): Article[] {
  const candidates = articles.filter(
    (article) => hasAnyTag(article, query.tags) && !query.exclusionArticles.includes(article.id),
  );
  return rankByLikes(candidates, query.likesOf).slice(0, query.numberOfArticles);
}
