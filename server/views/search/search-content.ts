import type { FoundView } from '#contracts/views/search.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import {
  findMatches,
  indexDocument,
  indexWords,
  type IndexedDocument,
} from '#domain/search/find-matches.ts';
import { truncate } from '#domain/text/truncate.ts';
import { listBlocks } from '../../content/article-blocks.ts';
import type { AuthoredText } from '../../content/authored/authored-text.ts';
import type { Article, ArticleInLanguage, ContentSet } from '../../content/content-set.ts';
import { findFragment } from '../../content/find-fragment.ts';
import { listArticles } from '../../content/page-lists.ts';
import { listEventArticles } from '../event-articles.ts';
import { indexPages } from './index-pages.ts';
import type { SearchedSite } from './found-texts.ts';
import { indexOnce, wordsOfBlocks } from './said-words.ts';

const SUMMARY_LENGTH = 130;
/** One takes 40 kB and is made in 3 ms. */
const MOST_SITES = 250;

type Index = ReadonlyArray<IndexedDocument<FoundView>>;

/** What all companies share in a language. */
interface Shared {
  glossary: Index;
  articles: ReadonlyMap<Article, IndexedDocument<FoundView>>;
  faqs: Index;
}

interface Indexes {
  shared: Map<LanguageCode, Shared>;
  /** By company and language. */
  sites: Map<string, Index>;
}

/**
 * Made at the first search of a content version, company and language; the long texts of parts that did
 * not change are taken over from the version before.
 */
const indexes = new WeakMap<ContentSet, Indexes>();

export function searchContent(site: SearchedSite, query: string): FoundView[] {
  return findMatches(getIndex(site), query);
}

function getIndex({ content, company, code }: SearchedSite): Index {
  const { shared, sites } = getOrMake(indexes, content, () => ({
    shared: new Map(),
    sites: new Map(),
  }));
  const key = `${company.companyId} ${code}`;
  const index = getOrMake(sites, key, () =>
    indexSite(
      { content, company, code },
      getOrMake(shared, code, () => indexShared(content, code)),
    ),
  );
  // Those that were searched last are kept.
  sites.delete(key);
  sites.set(key, index);
  const [oldest = key] = sites.keys();
  if (sites.size > MOST_SITES) sites.delete(oldest);
  return index;
}

interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function getOrMake<Key, Value>(known: Store<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function indexSite(site: SearchedSite, { glossary, articles, faqs }: Shared): Index {
  const { content, company } = site;
  const indexed = (list: readonly Article[]): Index =>
    list.flatMap((article) => articles.get(article) ?? []);
  return [
    ...indexPages(site),
    ...glossary,
    ...indexed(listArticles(content)),
    ...faqs,
    ...indexed(listEventArticles(content, company.companyId)),
    ...indexTargetDate(site),
  ];
}

/** The questions of a page that not every company shows. */
function indexTargetDate({ content, company, code }: SearchedSite): Index {
  if (!company.showTargetDate) return [];
  const questions = findFragment(content, company.companyId, 'target-date')?.[code].questions ?? [];
  return questions.map(({ id, question, answer }) =>
    textDocument({ kind: 'faq', path: `target-date#q-${id}`, title: question }, [
      { words: answer },
    ]),
  );
}

function indexShared(content: ContentSet, code: LanguageCode): Shared {
  const articles = content.articles
    .filter(({ redirectUrl }) => redirectUrl === undefined)
    .map((article) => [article, indexArticle(article, content, code)] as const);
  const faqs = content.faqs.flatMap(({ items }) =>
    items.map(({ id, question, answer }) =>
      textDocument({ kind: 'faq', path: `faqs#q-${id}`, title: question[code] }, [answer[code]]),
    ),
  );
  const glossary = content.glossary.map(({ id, title, description, example }) =>
    textDocument({ kind: 'glossary', path: `glossary#${id}`, title: title[code] }, [
      description[code],
      example[code],
    ]),
  );
  return { glossary, articles: new Map(articles), faqs };
}

function indexArticle(
  article: Article,
  content: ContentSet,
  code: LanguageCode,
): IndexedDocument<FoundView> {
  const { title, description, intro } = article.texts[code];
  const presenter = content.influencers.get(article.influencer ?? '')?.name ?? '';
  const path = articlePathInCompany({ ...article, slug: article.path });
  return indexDocument({
    id: { kind: 'article', path, title, summary: description },
    title,
    summary: `${description} ${intro}`,
    body: [
      indexOnce(article, code, () => wordsOfArticle(article.texts[code])),
      indexWords(presenter),
    ],
  });
}

function wordsOfArticle({ words, closing, video, body }: ArticleInLanguage): string {
  return [
    words,
    closing?.words,
    video?.title,
    video?.summary,
    video?.transcript,
    wordsOfBlocks(listBlocks(body)),
  ].join(' ');
}

function textDocument(
  found: Omit<FoundView, 'summary'>,
  texts: ReadonlyArray<Pick<AuthoredText, 'words'>>,
): IndexedDocument<FoundView> {
  const summary = truncate(texts.map(({ words }) => words).join(' '), SUMMARY_LENGTH);
  return indexDocument({
    id: { ...found, summary },
    title: found.title,
    summary,
    body: texts.map((text) => indexOnce(text, 'words', () => text.words)),
  });
}
