import type { Article } from './content-set.ts';

/**
 * The tags of an article: those its author wrote, its topics (`topic/saving`), its kind
 * (`kind/tool`) and its presenter.
 */
export function tagsOf({
  tags,
  topics,
  kind,
  influencer,
}: Pick<Article, 'tags' | 'topics' | 'kind' | 'influencer'>): string[] {
  const presenter = influencer === undefined ? [] : [`influencer/${influencer}`];
  return [
    ...new Set([...tags, ...topics.map((topic) => `topic/${topic}`), `kind/${kind}`, ...presenter]),
  ];
}
