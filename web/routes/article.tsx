import type { ArticleQuery } from '#contracts/services.ts';
import { ARTICLE_KINDS } from '#domain/links/article-path.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { getPage } from '../page-context.ts';
import { loadArticle, rateFromForm } from './load-article.ts';
import type { Route } from './+types/article.ts';

type Parameters = Route.LoaderArgs['params'];

/** What the address says of the article: its id, or only the last segment of its path. */
function queryOf(params: Parameters, request: Request): ArticleQuery {
  if (params.slug !== undefined) return { by: 'path', path: params.slug };
  if (params.articleId === undefined) return { by: 'path', kind: 'tool', path: params.article };
  const segment = new URL(request.url).pathname.split('/')[2];
  const kind = ARTICLE_KINDS.find((known) => known === segment) ?? 'basic';
  return { by: 'id', kind, id: params.articleId };
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadArticle({ page: getPage(context), query: queryOf(params, request), request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  return rateFromForm({ page: getPage(context), query: queryOf(params, request), request });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage key={loaderData.article.id} {...loaderData} />;
}
