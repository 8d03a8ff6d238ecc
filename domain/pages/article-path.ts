import type { ArticleKind } from '../articles/article-kinds.ts';
import { pagePath } from './match-page.ts';
import { EVERY_PAGE } from './pages.ts';

const PATH_OF_KIND = new Map(EVERY_PAGE.map(([, { kind, path }]) => [kind, path]));

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
  return pagePath(PATH_OF_KIND.get(kind) ?? '', { articleId: id, article: slug }).slice(1);
}

/** `get-the-facts/more/{slug}` names an article by the last segment of its path. */
export function lastPathSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
