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
