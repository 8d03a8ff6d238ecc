import type { Topic } from '#contracts/content/collections.ts';
import type {
  ArticleCardView,
  ArticleQuery,
  ArticleView,
  TopicView,
  TrendingQuery,
} from '#contracts/views/article.ts';
import { cutPage, type CutList } from '#domain/lists/list-page.ts';
import { articlePathInCompany, lastPathSegment } from '#domain/links/article-path.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listArticles } from '../content/page-lists.ts';
import { chooseNextArticles, rankByLikes } from './article-ranking.ts';
import { isReadIn, restOfEvent } from './event-articles.ts';
import type { PageSources } from './page-sources.ts';
import { presentArticle, presentCard } from './present-article.ts';

const NEXT_ARTICLES = 3;

/** One page of the articles of one topic or of all, the most liked first. */
export function listTrending(
  page: PageSources,
  { topic, size, number = 1 }: TrendingQuery,
): CutList<ArticleCardView> {
  const ranked = rankByLikes(listArticles(page.content, topic), page.rankOf);
  const cut = cutPage(ranked, { size, number });
  // Only what is shown is made, and noted as shown.
  return { ...cut, entries: cut.entries.map((article) => presentCard(article, page)) };
}

export function listTopics({ content, code }: PageSources): TopicView[] {
  return listReadTopics(content).map(({ id, title }) => ({ id, title: title[code] }));
}

/** Lists the topics that have an article. */
export function listReadTopics({ topics, articles }: ContentSet): Topic[] {
  const listed = listArticles({ articles });
  return topics.filter(({ id }) => listed.some((article) => article.topics.includes(id)));
}

export function findArticle(page: PageSources, query: ArticleQuery): ArticleView | undefined {
  const { content, facts } = page;
  const article = content.articles.find((candidate) => isAskedFor(candidate, query));
  if (!article || !isReadIn(article, content, facts.companyId)) return undefined;
  page.noteArticle(article);
  return presentArticle(article, page, listNext(article, page));
}

function isAskedFor(article: Article, query: ArticleQuery): boolean {
  if (query.by === 'id') return article.id === query.id;
  const path = lastPathSegment(articlePathInCompany({ ...article, slug: article.path }));
  return path === query.path && (query.kind === undefined || article.kind === query.kind);
}

/** The articles that the author relates come first; the most liked ones fill up the row. */
function listNext(article: Article, { content, facts, rankOf }: PageSources): Article[] {
  if (article.kind === 'virtual-event')
    return restOfEvent(content, facts.companyId, article).slice(0, NEXT_ARTICLES);
  const related = article.related.flatMap(
    (id) => content.articles.find((other) => other.id === id) ?? [],
  );
  const others = chooseNextArticles(listArticles(content), {
    numberOfArticles: NEXT_ARTICLES,
    tags: [],
    exclusionArticles: [article.id, ...article.related],
    likesOf: rankOf,
  });
  return [...related, ...others].slice(0, NEXT_ARTICLES);
}
