import {
  articleSummariesSchema,
  nextArticlesSchema,
  ratingQuerySchema,
} from '#contracts/calls/articles.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { Hono, type Context } from 'hono';
import { chooseNextArticles, hasAnyTag, parseTags } from '../../views/article-ranking.ts';
import { withoutEvents } from '../../views/event-articles.ts';
import { answerFailure, requestLanguage } from '../answer-failure.ts';
import { ensureVisitor } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson, readQuery } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';
import { servicesOf } from '../services-of.ts';
import { presentSummary } from './present-summary.ts';

export function articleRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  for (const base of ['/po/content/articles', '/content/articles']) {
    app.post(`${base}/next`, (c) => answerNext(c, dependencies));
    app.post(base, (c) => answerSummaries(c, dependencies));
    app.post(`${base}/:id/rating`, (c) => answerRating(c, dependencies));
  }
  return app;
}

async function answerNext(c: Context, { content, likes }: Dependencies): Promise<Response> {
  const query = await readJson(c.req.raw, nextArticlesSchema);
  if (isFailure(query)) return answerFailure(query, c.req.raw);
  const set = content.current;
  const language = requestLanguage(c.req.raw);
  const articles = chooseNextArticles(withoutEvents(set.articles), {
    numberOfArticles: query.numberOfArticles,
    tags: parseTags(query.tagsQueryString),
    exclusionArticles: query.exclusionArticles,
    likesOf: (article) => article.likes + likes.get(article.id),
  });
  return c.json({
    articles: articles.map((article) =>
      presentSummary(article, { content: set, language, likes: likes.get(article.id) }),
    ),
  });
}

async function answerSummaries(c: Context, { content, likes }: Dependencies): Promise<Response> {
  const query = await readJson(c.req.raw, articleSummariesSchema);
  if (isFailure(query)) return answerFailure(query, c.req.raw);
  const set = content.current;
  const tags = parseTags(query.tagsQueryString);
  const language = requestLanguage(c.req.raw);
  return c.json({
    articles: set.articles
      .filter((article) => hasAnyTag(article, tags))
      .map((article) =>
        presentSummary(article, {
          content: set,
          language,
          likes: likes.get(article.id),
          withMultimedia: query.multiMediaFetch,
          withInfluencer: query.influencersFetch,
        }),
      ),
  });
}

async function answerRating(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const { host, isSecure } = dependencies.originOf(request);
  if (isForeignPost(request, host)) return answerFailure(failure('origin-foreign'), request);
  const query = readQuery(new URL(request.url).searchParams, ratingQuerySchema);
  if (isFailure(query)) return answerFailure(query, request);
  const visitor = ensureVisitor(request, isSecure);
  const rated = await servicesOf(c, dependencies).rateArticle({
    articleId: c.req.param('id') ?? '',
    visitorId: visitor.id,
    action: query.articleRatingActionType,
  });
  if (isFailure(rated)) return answerFailure(rated, request);
  for (const cookie of visitor.setCookies) c.header('Set-Cookie', cookie, { append: true });
  c.header('Cache-Control', 'no-store');
  return c.json(rated);
}
