import type { TargetDate } from '#contracts/content/film-pages.ts';
import type { FoundView, PageAddress } from '#contracts/services.ts';
import { languageCode, type LanguageCode } from '#domain/language/language.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { findMatches, indexDocument, type SearchDocument } from '#domain/search/find-matches.ts';
import { truncate } from '#domain/text/truncate.ts';
import type { ContentSet } from '../content/content-set.ts';

const SUMMARY_LENGTH = 130;

type Index = Array<SearchDocument<FoundView>>;

/** Made once for a version of the content and a language, at the first search. */
const indexes = new WeakMap<ContentSet, Partial<Record<LanguageCode, Index>>>();

export interface ContentQuery {
  query: string;
  /** Those of the target date page, which not every company shows. */
  questions: TargetDate['questions'];
}

export function searchContent(
  content: ContentSet,
  { language }: PageAddress,
  { query, questions }: ContentQuery,
): FoundView[] {
  const code = languageCode(language);
  const known = indexes.get(content) ?? {};
  indexes.set(content, known);
  const index = (known[code] ??= createIndex(content, code));
  const asked = questions.map(({ id, question, answer }) =>
    textDocument({ kind: 'faq', path: `target-date#q-${id}`, title: question }, answer),
  );
  return findMatches([...index, ...asked], query);
}

function createIndex(content: ContentSet, code: LanguageCode): Index {
  const articles = content.articles
    .filter(({ redirectUrl }) => redirectUrl === undefined)
    .map((article) => {
      const { title, description, intro, bodyHtml, video } = article.texts[code];
      const presenter = content.influencers.get(article.influencer ?? '')?.name ?? '';
      const path = articlePathInCompany({ ...article, slug: article.path });
      return indexDocument<FoundView>({
        id: { kind: 'article', path, title, summary: description },
        title,
        summary: `${description} ${intro}`,
        body: `${wordsOf(bodyHtml)} ${video?.transcript ?? ''} ${presenter}`,
      });
    });
  const faqs = content.faqs.flatMap(({ items }) =>
    items.map(({ id, question, answerHtml }) =>
      textDocument(
        { kind: 'faq', path: `faqs#q-${id}`, title: question[code] },
        wordsOf(answerHtml[code]),
      ),
    ),
  );
  const glossary = content.glossary.map(({ id, title, descriptionHtml, exampleHtml }) =>
    textDocument(
      { kind: 'glossary', path: `glossary#${id}`, title: title[code] },
      `${wordsOf(descriptionHtml[code])} ${wordsOf(exampleHtml[code])}`,
    ),
  );
  return [...glossary, ...articles, ...faqs];
}

function textDocument(found: Omit<FoundView, 'summary'>, words: string): SearchDocument<FoundView> {
  const summary = truncate(words, SUMMARY_LENGTH);
  return indexDocument({ id: { ...found, summary }, title: found.title, summary, body: words });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What a reader sees of authored HTML. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replaceAll(/<\/?(?:strong|b|em|i|a|abbr|span|sup|sub|small)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
