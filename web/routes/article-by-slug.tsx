import { ArticlePage } from '../features/article/article-page.tsx';
import { getPage } from '../page-context.ts';
import { loadArticle, rateFromForm } from './load-article.ts';
import type { Route } from './+types/article-by-slug.ts';

/** `get-the-facts/more/{slug}`: any kind of article, by the last segment of its path. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const query = { by: 'path', path: params.slug } as const;
  return loadArticle({ page: getPage(context), query, request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  const query = { by: 'path', path: params.slug } as const;
  return rateFromForm({ page: getPage(context), query, request });
}

export default function ArticleBySlug({ loaderData }: Route.ComponentProps) {
  return <ArticlePage key={loaderData.article.id} {...loaderData} />;
}
