import { ARTICLE_KINDS } from '#domain/links/article-path.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { getPage } from '../page-context.ts';
import { loadArticle, rateFromForm } from './load-article.ts';
import type { Route } from './+types/article.ts';

/** The segment before `articles` says which kind of article is meant; without one it is a basic one. */
function kindIn(request: Request) {
  const segment = new URL(request.url).pathname.split('/')[2];
  return ARTICLE_KINDS.find((kind) => kind === segment) ?? 'basic';
}

export function loader({ context, params, request }: Route.LoaderArgs) {
  const query = { by: 'id', kind: kindIn(request), id: params.articleId } as const;
  return loadArticle({ page: getPage(context), query, request });
}

export function action({ context, params, request }: Route.ActionArgs) {
  const query = { by: 'id', kind: kindIn(request), id: params.articleId } as const;
  return rateFromForm({ page: getPage(context), query, request });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage key={loaderData.article.id} {...loaderData} />;
}
