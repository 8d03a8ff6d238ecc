import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import type { ArticleInLanguage, ContentSet } from '../../content/content-set.ts';
import { searchContent } from './search-content.ts';
import { createFillIn } from '../fill-in.ts';
import { warmSearch } from './warm-search.ts';

const loaded = readOwnContent();
const TIMES = 20;
const fillIn = createFillIn({ planYear: 2026, company: undefined, code: 'en' });

/** The same content with each article many times, which notes what is read of their texts. */
function watched(): { content: ContentSet; read: string[] } {
  const read: string[] = [];
  const noting = (text: ArticleInLanguage): ArticleInLanguage =>
    new Proxy(text, {
      get: (target, name, receiver) => {
        read.push(String(name));
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  const articles = Array.from({ length: TIMES }, () => loaded.articles)
    .flat()
    .map((article) => ({ ...article, texts: perLanguage((code) => noting(article.texts[code])) }));
  return { content: { ...loaded, articles }, read };
}

it.each(LANGUAGE_CODES)('the first search in %s reads of texts only what it shows', (code) => {
  const company = loaded.companies.get('generic');
  if (!company) throw new Error('There is no such company');
  // The words are the work of another thread.
  loaded.wordsIn(code);
  const { content, read } = watched();
  const { entries, page } = searchContent({ content, company, code, fillIn }, 'plan');
  expect(page.total).toBeGreaterThan(loaded.articles.length * 2);
  expect(entries).toHaveLength(20);
  const shown = entries.filter(({ kind }) => kind === 'article');
  expect(new Set(read)).toEqual(new Set(shown.length > 0 ? ['title', 'description'] : []));
  expect(read.length).toBe(shown.length * 2);
});

it('finds by an index that companies and versions of the content share', () => {
  const [one, other] = ['generic', 'riverbend'].map((id) => loaded.companies.get(id));
  if (!one || !other) throw new Error('There are no such companies');
  const index = loaded.wordsIn('en');
  for (const company of [one, other])
    expect(
      searchContent({ content: { ...loaded }, company, code: 'en', fillIn }, 'plan').page.total,
    ).toBe(searchContent({ content: loaded, company, code: 'en', fillIn }, 'plan').page.total);
  expect(loaded.wordsIn('en')).toBe(index);
});

/** Counts how often what is searched is listed: nothing else of a search reads the glossary. */
function countListings(content: ContentSet): () => number {
  let times = 0;
  const { glossary } = content;
  Object.defineProperty(content, 'glossary', {
    get: () => {
      times += 1;
      return glossary;
    },
  });
  return () => times;
}

it.each(LANGUAGE_CODES)(
  'lists nothing at a first search in %s that has been warmed',
  async (code) => {
    const [generic, other] = ['generic', 'riverbend'].map((id) => loaded.companies.get(id));
    if (!generic || !other) throw new Error('There are no such companies');
    const content = { ...loaded };
    const listed = countListings(content);
    await warmSearch(content);
    expect(listed()).toBe(LANGUAGE_CODES.length);
    for (const company of [generic, other])
      expect(searchContent({ content, company, code, fillIn }, 'plan').page.total).toBeGreaterThan(
        0,
      );
    expect(listed()).toBe(LANGUAGE_CODES.length);
  },
);

it('is warm in a server that has started, and after each edit', async () => {
  const server = await startTestServer({ changeContent: () => undefined, warmsSearch: true });
  try {
    const search = async (): Promise<string> =>
      (await fetch(`${server.base}/generic/search?q=quokka`)).text();
    const before = countListings(server.content.current);
    await search();
    expect(before()).toBe(0);
    const file = path.join(server.contentDir ?? '', 'articles/fees/en.md');
    appendFileSync(file, '\nA quokka.\n');
    await server.content.reload();
    const after = countListings(server.content.current);
    expect(await search()).toContain('the-small-print-that-eats-savings');
    expect(after()).toBe(0);
  } finally {
    await server.close();
  }
});
