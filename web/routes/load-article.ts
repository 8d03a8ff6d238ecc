import { data, redirect } from 'react-router';
import { isFailure } from '#contracts/errors.ts';
import type { ArticleQuery, ArticleView } from '#contracts/views/article.ts';
import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import type { Rated } from '../features/article/like.tsx';
import type { PageContext } from '../site/page-context.ts';

export interface ArticleRequest {
  page: PageContext;
  query: ArticleQuery;
  request: Request;
}

/** What the address says of the article: its id, or only the last segment of its path. */
export function articleQueryOf(
  params: Partial<Record<'slug' | 'articleId' | 'article', string | undefined>>,
  request: Request,
): ArticleQuery {
  const { slug, articleId, article = '' } = params;
  if (slug !== undefined) return { by: 'path', path: slug };
  if (articleId === undefined) return { by: 'path', kind: 'tool', path: article };
  const segment = new URL(request.url).pathname.split('/')[2];
  const kind = ARTICLE_KINDS.find((known) => known === segment) ?? 'basic';
  return { by: 'id', kind, id: articleId };
}

const OUTCOMES: readonly Rated[] = ['liked', 'unliked', 'failed'];

export function loadArticle({ page, query, request }: ArticleRequest) {
  const url = new URL(request.url);
  const article = getArticle(page, query);
  redirectToOwnAddress(article, { page, query, url });
  return {
    article,
    rated: OUTCOMES.find((outcome) => outcome === url.searchParams.get('rated')),
  };
}

/** A like from a plain form: counted, then back to the page, which says how it went. */
export async function rateFromForm({ page, query, request }: ArticleRequest) {
  const article = getArticle(page, query);
  const form = new URLSearchParams(await request.text());
  const action = form.get('articleRatingActionType') === 'UNLIKE' ? 'UNLIKE' : 'LIKE';
  const result = await page.services.rateArticle({
    articleId: article.id,
    visitorId: page.visitorId,
    action,
  });
  const outcome: Rated = isFailure(result) ? 'failed' : action === 'LIKE' ? 'liked' : 'unliked';
  const address = `/${page.address.companyId}/${article.path}?rated=${outcome}`;
  return redirect(withLanguage(address, page.address.language), 303);
}

function getArticle(page: PageContext, query: ArticleQuery): ArticleView {
  const article = page.services.findArticle(query);
  if (!article) throw data(null, { status: 404 });
  return article;
}

interface OwnAddress {
  page: PageContext;
  query: ArticleQuery;
  url: URL;
}

/** Wrong words behind the right id lead to the right ones, and a redirect article to its target. */
function redirectToOwnAddress(
  article: Pick<ArticleView, 'path' | 'redirect'>,
  { page, query, url }: OwnAddress,
): void {
  const { companyId, language } = page.address;
  if (article.redirect !== undefined) {
    const target = isExternalLink(article.redirect)
      ? article.redirect
      : withLanguage(`/${companyId}/${article.redirect}`, language);
    throw redirect(target, 302);
  }
  const isNamedByPath = query.by === 'path' && query.kind === undefined;
  const own = `/${companyId}/${article.path}`;
  const pathname = url.pathname.replace(/\.data$/, '');
  if (!isNamedByPath && pathname !== own) throw redirect(withLanguage(own, language), 301);
}
