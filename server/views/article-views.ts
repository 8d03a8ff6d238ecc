import type { Topic } from '#contracts/content/collections.ts';
import type { Company } from '#contracts/content/company.ts';
import type {
  ArticleCardView,
  ArticleQuery,
  ArticleView,
  TopicView,
  TrendingQuery,
  ArticleViews,
} from '#contracts/views/article.ts';
import { cutPage, type CutList } from '#domain/lists/list-page.ts';
import { articlePathInCompany, lastPathSegment } from '#domain/pages/article-path.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listArticles } from '../content/page-lists.ts';
import { findMisfit, listFitting, type Misfit } from '../content/plan/find-misfit.ts';
import { chooseNextArticles, rankByLikes } from './article-ranking.ts';
import { isReadIn, restOfEvent } from './event-articles.ts';
import type { PageSources } from './page-sources.ts';
import { presentArticle, presentCard } from './present-article.ts';
import { presentMisfit } from './plan/present-misfit.ts';

const NEXT_ARTICLES = 3;

/** One page of the articles of one topic or of all, the most liked first. */
function listTrending(
  page: PageSources,
  { topic, size, number = 1 }: TrendingQuery,
): CutList<ArticleCardView> {
  const ranked = rankByLikes(listArticles(listRead(page), topic), page.rankOf);
  const cut = cutPage(ranked, { size, number });
  // Only what is shown is made, and noted as shown.
  return { ...cut, entries: cut.entries.map((article) => presentCard(article, page)) };
}

function listTopics({ content, company, code }: PageSources): TopicView[] {
  return listReadTopics(content, company).map(({ id, title }) => ({ id, title: title[code] }));
}

/** Lists the topics that have an article for the company's people. */
export function listReadTopics({ topics, articles }: ContentSet, company: Company): Topic[] {
  const listed = listArticles({ articles: listFitting(articles, company) });
  return topics.filter(({ id }) => listed.some((article) => article.topics.includes(id)));
}

function findArticle(page: PageSources, query: ArticleQuery): ArticleView | undefined {
  const { content, facts } = page;
  const article = content.articles.find((candidate) => isAskedFor(candidate, query));
  if (!article || !isReadIn(article, content, facts.companyId)) return undefined;
  page.noteArticle(article);
  const misfit = findMisfit(article, page.company);
  return misfit
    ? presentMisfit(article, { misfit, page, nearest: listNearest(article, misfit, page) })
    : presentArticle(article, page, listNext(article, page));
}

function isAskedFor(article: Article, query: ArticleQuery): boolean {
  if (query.by === 'id') return article.id === query.id;
  const path = lastPathSegment(articlePathInCompany({ ...article, slug: article.path }));
  return path === query.path && (query.kind === undefined || article.kind === query.kind);
}

/** What is read in the page's company. */
function listRead({ content, company }: PageSources): Pick<ContentSet, 'articles'> {
  return { articles: listFitting(content.articles, company) };
}

/** The articles that the author relates come first; the most liked ones fill up the row. */
function listNext(article: Article, page: PageSources): Article[] {
  const { content, facts, rankOf } = page;
  if (article.kind === 'virtual-event')
    return restOfEvent(content, facts.companyId, article).slice(0, NEXT_ARTICLES);
  const { articles } = listRead(page);
  const related = article.related.flatMap((id) => articles.find((other) => other.id === id) ?? []);
  const others = chooseNextArticles(listArticles({ articles }), {
    numberOfArticles: NEXT_ARTICLES,
    tags: [],
    exclusionArticles: [article.id, ...article.related],
    likesOf: rankOf,
  });
  return [...related, ...others].slice(0, NEXT_ARTICLES);
}

/** What people of a plan may read instead of an article that does not fit it: first what the profile names. */
function listNearest(article: Article, { instead }: Misfit, page: PageSources): Article[] {
  const { articles } = listRead(page);
  const named = articles.filter(({ id }) => id === instead);
  const next = listNext({ ...article, kind: 'basic' }, page).filter(({ id }) => id !== instead);
  return [...named, ...next].slice(0, NEXT_ARTICLES);
}

export const articleViews = (page: PageSources): ArticleViews => ({
  listTrending: (query) => listTrending(page, query),
  listTopics: () => listTopics(page),
  findArticle: (query) => findArticle(page, query),
});
