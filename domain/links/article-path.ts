/**
 * The specification gives `tools/{article}` no id, so such articles are a kind of their own, which is
 * found by its path.
 */
export const ARTICLE_KINDS = [
  'basic',
  'virtual-event',
  'money-minute',
  'target-date',
  'tool',
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

const SEGMENT: Readonly<Record<Exclude<ArticleKind, 'tool'>, string>> = {
  basic: '',
  'virtual-event': 'virtual-event/',
  'money-minute': 'money-minute/',
  'target-date': 'target-date/',
};

export function articleSlug(title: string): string {
  return title.toLowerCase().replaceAll(/['’?]/g, '').replaceAll(' ', '-');
}

export interface ArticleAddress {
  kind: ArticleKind;
  id: string;
  slug: string;
}

/** The address below the company segment, without a leading slash. */
export function articlePathInCompany({ kind, id, slug }: ArticleAddress): string {
  if (kind === 'tool') return `tools/${slug}`;
  return `${SEGMENT[kind]}articles/${id}/${slug}`;
}

/** `get-the-facts/more/{slug}` names an article by the last segment of its path. */
export function lastPathSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
