import { expect, it } from 'vitest';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { catalogues } from '../../content/catalogues.ts';
import type { ArticleInLanguage, ContentSet } from '../../content/content-set.ts';
import { loadContent } from '../../content/load-content.ts';
import { searchContent } from './search-content.ts';

const loaded = loadContent({ root: 'content', catalogues });
const TIMES = 20;

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
  const { entries, page } = searchContent({ content, company, code }, 'plan');
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
    expect(searchContent({ content: { ...loaded }, company, code: 'en' }, 'plan').page.total).toBe(
      searchContent({ content: loaded, company, code: 'en' }, 'plan').page.total,
    );
  expect(loaded.wordsIn('en')).toBe(index);
});
