import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();

interface NamedSource {
  label: string;
  url: string;
}

/** Every source in a value, however deep it stands: those of pages, and those of components. */
function listSources(value: unknown): NamedSource[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isSource(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(listSources)];
}

function isSource(value: object): value is NamedSource {
  return (
    'label' in value &&
    'url' in value &&
    typeof value.label === 'string' &&
    typeof value.url === 'string'
  );
}

/** The addresses by which the agencies that we cite know their Spanish pages. */
const SPANISH =
  /\/\/(?:es\.|consumidor\.|www\.consumidor\.|www\.cuidadodesalud\.)|\/espanol\b|\/esp?\//;

describe('the sources', () => {
  const spanish = [
    ...content.articles.flatMap(({ sources, texts }) =>
      listSources([sources.map(({ es }) => es), texts.es.body]),
    ),
    ...[...content.fragments.values()].flatMap(({ es }) => listSources(es)),
  ].filter(({ url }) => isExternalLink(url));

  it('are many, in articles, pages and components', () => {
    expect(spanish.length).toBeGreaterThan(80);
    expect(spanish.filter(({ url }) => SPANISH.test(url)).length).toBeGreaterThan(15);
  });

  it('in Spanish say where the page that they lead to is in English, and only there', () => {
    const wrong = spanish.filter(
      ({ label, url }) => SPANISH.test(url) === label.includes('en inglés'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(content.articles.map(({ id, sources }) => ({ id, sources })))(
    'stand under the article $id',
    ({ sources }) => {
      expect(sources).not.toEqual([]);
    },
  );

  it('are the same page in both languages where it is a page of our own', () => {
    const own = content.articles
      .flatMap(({ sources }) => sources)
      .filter((source) => LANGUAGE_CODES.some((code) => !isExternalLink(source[code].url)));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ en, es }) => en.url !== es.url)).toEqual([]);
  });
});
