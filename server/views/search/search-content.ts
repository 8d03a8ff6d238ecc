import type { FoundView } from '#contracts/views/search.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { cutPage, type CutList } from '#domain/lists/list-page.ts';
import { getPage } from '#domain/pages/pages.ts';
import type { PlanPart } from '#domain/plan/plan-has.ts';
import { findMatches } from '#domain/search/find-matches.ts';
import type { WordIndex } from '#domain/search/word-index.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import type { AuthoredText } from '../../content/authored/authored-text.ts';
import type { Article, ContentSet } from '../../content/content-set.ts';
import { findFragment, nameFragment } from '../../content/find-fragment.ts';
import { listArticles } from '../../content/page-lists.ts';
import { fitsPlan, listFitting } from '../../content/plan/find-misfit.ts';
import { summaryOf } from '../../content/search/summary-of.ts';
import * as textNames from '../../content/search/text-names.ts';
import { listEventArticles } from '../event-articles.ts';
import type { FillIn } from '../fill-in.ts';
import { offersPage } from '../offers-page.ts';
import { listEpisodes } from './found-episodes.ts';
import { listFilmOfArticle, listFilmsOfPages } from './found-films.ts';
import { presentSession } from './found-sessions.ts';
import { findNumbers, type FoundDocument } from './found-document.ts';
import { indexPages } from './index-pages.ts';
import type { SearchedSite } from './found-texts.ts';

const FOUND_PER_PAGE = 20;
/** One takes about 20 kB. */
const MOST_SITES = 250;

type Documents = readonly FoundDocument[];

/** What all companies share in a language. */
interface Shared {
  glossary: readonly NeedyDocument[];
  sessions: Documents;
  faqs: readonly NeedyDocument[];
}

/** It is found by people whose plan has what it is about. */
interface NeedyDocument {
  needs: readonly PlanPart[];
  found: FoundDocument;
}

interface Known {
  shared: Map<LanguageCode, Shared>;
  /** By company and language. */
  sites: Map<string, Documents>;
}

interface FoundArticle {
  found: FoundDocument;
  films: Documents;
}

/**
 * By the numbers of the texts and the article itself: an edit lists one article anew and not all of them,
 * which takes as long as ten searches.
 */
const knownArticles = new WeakMap<WordIndex['numbers'], WeakMap<Article, FoundArticle>>();

/** Listed at the first search of an index, a content version, a company and a language. */
const known = new WeakMap<WordIndex, WeakMap<ContentSet, Known>>();

interface SearchToAnswer extends SearchedSite {
  fillIn: FillIn;
}

/** One page of what is found, the closest first. */
export function searchContent(
  { fillIn, ...site }: SearchToAnswer,
  query: string,
  number = 1,
): CutList<FoundView> {
  const index = site.content.wordsIn(site.code);
  const matches = findMatches(getDocuments(site, index), index, query);
  const cut = cutPage(matches, { size: FOUND_PER_PAGE, number });
  return { ...cut, entries: cut.entries.map((present) => present(fillIn, query, site.content)) };
}

function getDocuments({ content, company, code }: SearchedSite, index: WordIndex): Documents {
  const ofIndex = getOrMake(known, index, () => new WeakMap<ContentSet, Known>());
  const { shared, sites } = getOrMake(ofIndex, content, () => ({
    shared: new Map(),
    sites: new Map(),
  }));
  const key = `${company.companyId} ${code}`;
  const documents = getOrMake(sites, key, () =>
    listOfSite(
      { content, company, code },
      getOrMake(shared, code, () => listShared(content, code)),
    ),
  );
  // Those that were searched last are kept.
  sites.delete(key);
  sites.set(key, documents);
  const [oldest = key] = sites.keys();
  if (sites.size > MOST_SITES) sites.delete(oldest);
  return documents;
}

interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function getOrMake<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  const value = store.get(key) ?? make();
  store.set(key, value);
  return value;
}

function listOfSite(site: SearchedSite, { glossary, sessions, faqs }: Shared): Documents {
  const { content, company, code } = site;
  const index = content.wordsIn(code);
  const ofArticles = getOrMake(knownArticles, index.numbers, () => new WeakMap());
  const listed = (list: readonly Article[]): FoundArticle[] =>
    list
      .filter(({ redirectUrl }) => redirectUrl === undefined)
      .map((article) => getOrMake(ofArticles, article, () => listArticle(article, code, index)));
  const foundIn = (list: readonly Article[]): Documents => listed(list).map(({ found }) => found);
  const foundFor = (list: readonly NeedyDocument[]): Documents =>
    list.filter(({ needs }) => fitsPlan(needs, company)).map(({ found }) => found);
  const fitting = listFitting(content.articles, company);
  return [
    ...indexPages(site),
    ...foundFor(glossary),
    ...foundIn(listArticles({ articles: fitting })),
    ...foundFor(faqs),
    ...foundIn(listEventArticles(content, company.companyId)),
    ...sessions,
    ...listTargetDate(site),
    ...listed(fitting).flatMap(({ films }) => films),
    ...listFilmsOfPages(site),
    ...listEpisodes(site),
  ];
}

/** The questions of a page that not every company shows. */
function listTargetDate({ content, company, code }: SearchedSite): Documents {
  if (!offersPage(getPage('target-date'), content, company)) return [];
  const { companyId } = company;
  const questions = findFragment(content, companyId, 'target-date')?.[code].questions ?? [];
  const name = nameFragment(content, companyId, 'target-date');
  return questions.map(({ id, question, answer }) => ({
    id: textView({ kind: 'faq', path: `target-date#q-${id}` satisfies SitePath, title: question }, [
      { words: answer },
    ]),
    texts: findNumbers(content.wordsIn(code), [textNames.questionText(name, id)]),
  }));
}

function listShared(content: ContentSet, code: LanguageCode): Shared {
  const index = content.wordsIn(code);
  const faqs = content.faqs.flatMap(({ items }) =>
    items.map(({ id, needs, question, answer }) => ({
      needs,
      found: {
        id: textView(
          { kind: 'faq', path: `faqs#q-${id}` satisfies SitePath, title: question[code] },
          [answer[code]],
        ),
        texts: findNumbers(index, [textNames.faqText(id)]),
      },
    })),
  );
  const glossary = content.glossary.map(({ id, needs, title, description, example }) => ({
    needs,
    found: {
      id: textView(
        { kind: 'glossary', path: `glossary#${id}` satisfies SitePath, title: title[code] },
        [description[code], example[code]],
      ),
      texts: findNumbers(index, [textNames.glossaryText(id)]),
    },
  }));
  const sessions = [...content.sessions.values()].map((session) => ({
    id: (fillIn: FillIn, query: string) => presentSession(session, { code, fillIn }, query),
    texts: findNumbers(index, [textNames.sessionText(session.id)]),
  }));
  return { glossary, sessions, faqs };
}

/** It keeps nothing of the content but the article, as it outlives the content. */
function listArticle(article: Article, code: LanguageCode, index: WordIndex): FoundArticle {
  const names = [textNames.articleText(article.id)];
  if (article.influencer !== undefined) names.push(textNames.presenterText(article.influencer));
  const found: FoundDocument = {
    id: (fillIn) => ({
      kind: 'article',
      path: articlePathInCompany({ ...article, slug: article.path }),
      title: fillIn(article.texts[code].title),
      summary: fillIn(article.texts[code].description),
    }),
    texts: findNumbers(index, names),
  };
  return { found, films: listFilmOfArticle(article, code, index) };
}

function textView(
  found: Omit<FoundView, 'summary'>,
  texts: ReadonlyArray<Pick<AuthoredText, 'words'>>,
): FoundDocument['id'] {
  // What is cut off must not cut through the name of a figure.
  return (fillIn) => ({
    ...fillIn(found),
    summary: summaryOf(texts.map(({ words }) => fillIn(words))),
  });
}
