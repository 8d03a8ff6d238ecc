import { ArticlePage } from '../features/article/article-page.tsx';
import { getPage } from '../site/page-context.ts';
import { articleQueryOf, loadArticle, rateFromForm } from './load-article.ts';
import type { Route } from './+types/article.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadArticle({ page: getPage(context), query: articleQueryOf(params, request), request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  return rateFromForm({ page: getPage(context), query: articleQueryOf(params, request), request });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage key={loaderData.article.id} {...loaderData} />;
}
