import type { Article } from '../content-set.ts';
import { hashOf } from './hash-of.ts';

/*
 * Hashes of what pages read of many parts at once. Without them each page with a list would be made
 * anew whenever any text changes.
 */

/** What a list needs to know of its articles before it shows a card of any. */
export const ARTICLE_LIST = 'article-list';
/** Which files of media there are. */
export const MEDIA_LIST = 'media-list';
/** Any drawing at all. */
export const DRAWINGS = 'drawings';

/** The part of an article that its card shows, in lists and beside other articles. */
export function cardKey(articleId: string): string {
  return `card/${articleId}`;
}

/** The part of an article that says in which companies it fits: whoever links to it has to know. */
export function fitKey(articleId: string): string {
  return `fit/${articleId}`;
}

interface Summary {
  inList: string;
  inPlan: string;
  onCard: string;
}

/** An article is never changed, so its summaries are made once. */
const known = new WeakMap<Article, Summary>();

export function summarize(article: Article): Summary {
  let summary = known.get(article);
  if (summary) return summary;
  const { texts, sources: _sources, updated: _updated, ...rest } = article;
  const { id, path, kind, order, topics, tags, needs, influencer, likes, redirectUrl } = article;
  const words = Object.values(texts).map(({ title, description }) => [title, description]);
  summary = {
    inList: hashOf([id, path, kind, order, topics, tags, needs, influencer, likes, redirectUrl]),
    inPlan: hashOf([path, kind, topics, tags, needs, influencer]),
    onCard: hashOf([rest, words]),
  };
  known.set(article, summary);
  return summary;
}
