import type { Fragment } from '#contracts/content/fragments.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import type { ArticleKind } from '#domain/articles/article-kinds.ts';
import { countPages } from '#domain/lists/list-page.ts';
import { MONEY_QUESTIONS } from '#domain/money-questions/money-questions.ts';
import { listParameter, openParameter, pagePath } from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';
import { EVERY_PAGE, type PageName } from '#domain/pages/pages.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import type { Article, ContentSet } from './content-set.ts';
import { findTimeline } from './find-fragment.ts';

type NamedArticle = Pick<Article, 'id' | 'path' | 'kind'>;

/** What names the entries of lists; of articles it may be no more than their names. */
export interface PageContent<Named extends NamedArticle = Article> {
  articles: readonly Named[];
  topics: ReadonlyArray<{ id: string }>;
  influencers: ReadonlyMap<string, unknown>;
  sessions: { keys: () => Iterable<string>; has: (name: string) => boolean };
  fragments: ContentSet['fragments'];
}

/** A page at one of its addresses. */
export interface ListedPage<Named extends NamedArticle = Article> {
  name: PageName;
  page: Page;
  path: string;
  /** The article it shows there. */
  article?: Named;
  /** What else of its list it shows there. */
  entry?: string;
}

/**
 * Every address below a company, and those below none. What an address may be given beside them, such as
 * words that nobody listed, is not among them.
 */
export function listPages<Named extends NamedArticle>(
  content: PageContent<Named>,
  company: string,
): Array<ListedPage<Named>> {
  return EVERY_PAGE.filter(([, { problem }]) => problem !== 'not-found').flatMap(
    ([name, page]): Array<ListedPage<Named>> => {
      const { path, each, kind } = page;
      const at = (params: Record<string, string>): string => pagePath(path, { company, ...params });
      if (each === 'articles')
        return content.articles
          .filter((article) => kind === undefined || article.kind === kind)
          .map((article) => {
            const { id: articleId, path: slug } = article;
            return { name, page, article, path: at({ articleId, article: slug, slug }) };
          });
      const entries = each === undefined ? [] : listEntries(each, content);
      const parameter = listParameter(path);
      const listed = entries.map((entry) => ({
        name,
        page,
        entry,
        path: at({ [parameter]: entry }),
      }));
      return hasOwnAddress(page) ? [{ name, page, path: at({}) }, ...listed] : listed;
    },
  );
}

/**
 * The articles that lists may show, of one topic or of all. Those of an event stand in no other list,
 * because half of an event makes no sense.
 */
export function listArticles<Listed extends Pick<Article, 'kind' | 'topics'>>(
  { articles }: { articles: readonly Listed[] },
  topic?: string,
): Listed[] {
  return articles.filter(
    ({ kind, topics }) =>
      kind !== 'virtual-event' && (topic === undefined || topics.includes(topic)),
  );
}

/** The articles of a kind in their authors' order, of one presenter or of all. */
export function listCards(
  { articles }: Pick<ContentSet, 'articles'>,
  wanted: ArticleKind,
  presenter?: string,
): Article[] {
  return articles.filter(
    ({ kind, influencer }) =>
      kind === wanted && (presenter === undefined || influencer === presenter),
  );
}

/** How many pages the list of a page has at an address; of a list that is not the content's, no end is known. */
export function countListPages(
  { each, cards }: Page,
  entry: string | undefined,
  content: Pick<ContentSet, 'articles'>,
): number {
  if (cards) {
    const presenter = each === 'presenters' ? entry : undefined;
    return countPages(listCards(content, cards, presenter).length, CARDS_PER_PAGE);
  }
  if (each !== 'topics') return Infinity;
  return countPages(listArticles(content, entry).length, CARDS_PER_PAGE);
}

/** Whether a page has an address that names no entry of a list. */
function hasOwnAddress({ path, each }: Page): boolean {
  return each === undefined || openParameter(path) !== undefined;
}

/** False for an address of a page that must name an entry of a list, and names none. */
export function namesEntry(
  { path, each }: Page,
  params: Readonly<Record<string, string>>,
  content: PageContent<NamedArticle>,
): boolean {
  if (each === undefined || openParameter(path) !== undefined) return true;
  const { articleId } = params;
  if (each === 'articles' && articleId !== undefined)
    return content.articles.some(({ id }) => id === articleId);
  return listEntries(each, content).includes(params[listParameter(path)] ?? '');
}

/** What the parameter of a page may be, by the list that its row names. */
export function listEntries(
  list: NonNullable<Page['each']>,
  content: PageContent<NamedArticle>,
): readonly string[] {
  switch (list) {
    case 'topics':
      return content.topics.map(({ id }) => id);
    case 'presenters':
      return [...content.influencers.keys()];
    case 'sessions':
      return [...content.sessions.keys()];
    case 'stops':
      return [EVERY_STOP, ...listStops(content)];
    case 'questions':
      return QUESTIONS.map(({ slug }) => slug);
    case 'animals':
      return ANIMALS;
    case 'plans':
      return PLANS;
    case 'money-questions':
      return MONEY_QUESTIONS;
    case 'articles':
      return content.articles.map(({ path }) => path);
  }
}

function listStops({ fragments }: Pick<PageContent, 'fragments'>): string[] {
  // Checked when the fragments were loaded.
  const timelines = [...fragments].flatMap(([name, fragment]) =>
    name.endsWith('/transitioning-to-retirement')
      ? Object.values(fragment as PerLanguage<Fragment<'transitioning-to-retirement'>>)
      : [],
  );
  const topics = timelines.flatMap((timeline) => findTimeline(timeline)?.topics ?? []);
  return [...new Set(topics.map(({ id }) => id))];
}
