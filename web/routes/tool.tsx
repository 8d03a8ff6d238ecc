import { ArticlePage } from '../features/article/article-page.tsx';
import { getPage } from '../page-context.ts';
import { loadArticle, rateFromForm } from './load-article.ts';
import type { Route } from './+types/tool.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const query = { by: 'path', kind: 'tool', path: params.article } as const;
  return loadArticle({ page: getPage(context), query, request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  const query = { by: 'path', kind: 'tool', path: params.article } as const;
  return rateFromForm({ page: getPage(context), query, request });
}

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <ArticlePage key={loaderData.article.id} {...loaderData} />;
}
