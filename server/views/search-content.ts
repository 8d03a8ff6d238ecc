import type { FoundView } from '#contracts/views/search.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { findMatches, indexDocument, type SearchDocument } from '#domain/search/find-matches.ts';
import { truncate } from '#domain/text/truncate.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listEventArticles, withoutEvents } from './event-articles.ts';
import { listGuidancePages } from './guidance-search.ts';
import type { PageSources } from './page-sources.ts';

const SUMMARY_LENGTH = 130;

type Index = Array<SearchDocument<FoundView>>;

/**
 * Search indexes, made at the first search of a content version: one for each language, and one for
 * each company in it.
 */
const indexes = new WeakMap<ContentSet, Map<string, Index>>();

export function searchContent(page: PageSources, query: string): FoundView[] {
  const { code, company } = page;
  // A page of answers is not kept, so nothing notes what it is made of.
  const { content } = page.facts;
  const { companyId } = page.facts;
  // Not every company shows the page on target date funds.
  const questions = company.showTargetDate ? page.getFragment('target-date').questions : [];
  const known = indexes.get(content) ?? new Map<string, Index>();
  indexes.set(content, known);
  const indexOf = (key: string, create: () => Index): Index => {
    const index = known.get(key) ?? create();
    known.set(key, index);
    return index;
  };
  const everybodys = indexOf(code, () => createIndex(content, code));
  const own = indexOf(`${companyId} ${code}`, () => createOwnIndex(content, companyId, code));
  const asked = questions.map(({ id, question, answer }) =>
    textDocument({ kind: 'faq', path: `target-date#q-${id}`, title: question }, answer),
  );
  return findMatches([...everybodys, ...own, ...asked], query);
}

/** What is special to this company: its event, and its own pages. */
function createOwnIndex(content: ContentSet, companyId: string, code: LanguageCode): Index {
  const pages = listGuidancePages(content, companyId, code).map(({ path, title, summary, words }) =>
    indexDocument<FoundView>({
      id: { kind: 'page', path, title, summary },
      title,
      summary,
      body: words,
    }),
  );
  return [...pages, ...indexArticles(listEventArticles(content, companyId), { content, code })];
}

interface ArticleSource {
  content: ContentSet;
  code: LanguageCode;
}

function indexArticles(articles: readonly Article[], { content, code }: ArticleSource): Index {
  return articles
    .filter(({ redirectUrl }) => redirectUrl === undefined)
    .map((article) => {
      const { title, description, intro, words, video } = article.texts[code];
      const presenter = content.influencers.get(article.influencer ?? '')?.name ?? '';
      const path = articlePathInCompany({ ...article, slug: article.path });
      return indexDocument<FoundView>({
        id: { kind: 'article', path, title, summary: description },
        title,
        summary: `${description} ${intro}`,
        body: `${words} ${video?.transcript ?? ''} ${presenter}`,
      });
    });
}

function createIndex(content: ContentSet, code: LanguageCode): Index {
  const articles = indexArticles(withoutEvents(content.articles), { content, code });
  const faqs = content.faqs.flatMap(({ items }) =>
    items.map(({ id, question, answer }) =>
      textDocument(
        { kind: 'faq', path: `faqs#q-${id}`, title: question[code] },
        answer[code].words,
      ),
    ),
  );
  const glossary = content.glossary.map(({ id, title, description, example }) =>
    textDocument(
      { kind: 'glossary', path: `glossary#${id}`, title: title[code] },
      `${description[code].words} ${example[code].words}`,
    ),
  );
  return [...glossary, ...articles, ...faqs];
}

function textDocument(found: Omit<FoundView, 'summary'>, words: string): SearchDocument<FoundView> {
  const summary = truncate(words, SUMMARY_LENGTH);
  return indexDocument({ id: { ...found, summary }, title: found.title, summary, body: words });
}
