import type { Article, MediaFile } from '../content-set.ts';
import { hashOf } from './hash-of.ts';

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

interface Summary {
  inList: string;
  onCard: string;
}

/** An article is never changed, so its summaries are made once. */
const known = new WeakMap<Article, Summary>();

function summarize(article: Article): Summary {
  let summary = known.get(article);
  if (summary) return summary;
  const { texts, sources: _sources, updated: _updated, ...rest } = article;
  const { id, path, kind, order, topics, tags, influencer, likes, redirectUrl } = article;
  const words = Object.values(texts).map(({ title, description }) => [title, description]);
  summary = {
    inList: hashOf([id, path, kind, order, topics, tags, influencer, likes, redirectUrl]),
    onCard: hashOf([rest, words]),
  };
  known.set(article, summary);
  return summary;
}

/**
 * Hashes of what pages read of many parts at once. Without them each page with a list would be made
 * anew whenever any text changes.
 */
export function listSummaries(content: {
  articles: readonly Article[];
  media: ReadonlyMap<string, MediaFile>;
  artVersion: string;
}): Array<[key: string, hash: string]> {
  const { articles, media, artVersion } = content;
  return [
    ...articles.map((article): [string, string] => [
      cardKey(article.id),
      summarize(article).onCard,
    ]),
    [ARTICLE_LIST, hashOf(articles.map((article) => summarize(article).inList))],
    // A file that was copied or touched shows the same.
    ...[...media.values()].map(({ file, hash }): [string, string] => [file, hash]),
    [MEDIA_LIST, hashOf([...media.keys()])],
    [DRAWINGS, artVersion],
  ];
}
