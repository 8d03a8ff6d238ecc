import { PresentedArticlePage } from '../../features/article/presented-article-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { articleQueryOf, loadArticle, rateFromForm } from '../load-article.ts';
import type { Route } from './+types/presented-article.ts';

/** Films of the money minute and articles about target date funds share this screen. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadArticle({ page: getPage(context), query: articleQueryOf(params, request), request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  return rateFromForm({ page: getPage(context), query: articleQueryOf(params, request), request });
}

export default function PresentedArticle({ loaderData }: Route.ComponentProps) {
  return <PresentedArticlePage key={loaderData.article.id} {...loaderData} />;
}
