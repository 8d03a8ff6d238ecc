import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  LANGUAGES,
  type PerLanguage,
} from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { findCatalogueText, findOverrideMistakes } from './text-overrides.ts';

const catalogue = {
  shell: { tagline: 'Plain talk', homeLink: '{company}, home' },
  cards: { count: '{count, plural, one {# guide} other {# guides}} about {topic}' },
  error: { body: 'Try again or <link>contact us</link>' },
};
const catalogues = perLanguage(() => catalogue);
const NONE: PerLanguage<Record<string, string>> = perLanguage(() => ({}));
const FIRST = languageCode(DEFAULT_LANGUAGE);

/** The same override in every language, so that the test's own mistake is the only one. */
function mistakesOf(key: string, text: string): string[] {
  const overrides = perLanguage(() => ({ [key]: text }));
  return findOverrideMistakes(overrides, catalogues).map((mistake) => mistake.message);
}

describe('a company’s own words', () => {
  it.each([
    { key: 'shell.tagline', text: 'Talk for everyone' },
    { key: 'shell.homeLink', text: 'Home of {company}' },
    { key: 'shell.homeLink', text: 'Home' },
    { key: 'cards.count', text: '{count, plural, one {one guide} other {# guides on {topic}}}' },
    { key: 'error.body', text: 'Please <link>call us any day</link>' },
    { key: 'error.body', text: 'Please call us' },
  ])('may say $key as "$text"', ({ key, text }) => {
    expect(mistakesOf(key, text)).toEqual([]);
  });

  it.each([
    { key: 'shell.tagine' },
    { key: 'shell' },
    { key: 'shell.tagline.more' },
    { key: '' },
    { key: 'constructor' },
    { key: 'shell.__proto__' },
    { key: 'shell.toString' },
  ])('cannot replace "$key", which is no text', ({ key }) => {
    expect(mistakesOf(key, 'Words')).toEqual(
      LANGUAGE_CODES.map(
        (code) => `texts.${code}.${key}: expected the key of a text in content/messages`,
      ),
    );
  });

  it.each([
    { key: 'shell.tagline', text: 'Hello {name}', found: 'name', known: '(none)' },
    { key: 'shell.homeLink', text: '{company} {site}', found: 'site', known: 'company' },
    {
      key: 'cards.count',
      text: '{count, plural, one {# for {who}} other {#}}',
      found: 'who',
      known: 'count, topic',
    },
    { key: 'shell.tagline', text: '<bold>Plain</bold> talk', found: 'bold', known: '(none)' },
    { key: 'error.body', text: '<link>Call {who}</link>', found: 'who', known: 'link' },
  ])('cannot ask $key for {$found}', ({ key, text, found, known }) => {
    expect(mistakesOf(key, text)[0]).toBe(
      `texts.${FIRST}.${key}: expected only the values ${known}, found {${found}}`,
    );
  });

  it.each([{ text: 'Hello {name' }, { text: '{count, plural, one {#}' }, { text: '<link>Call' }])(
    'cannot be "$text", which nobody can read',
    ({ text }) => {
      const mistakes = mistakesOf('shell.tagline', text);
      expect(mistakes).toHaveLength(LANGUAGES.length);
      expect(mistakes[0]).toContain(
        `texts.${FIRST}.shell.tagline: expected a message that can be read`,
      );
    },
  );

  it.each(LANGUAGE_CODES)('in %s need their twins in the others', (language) => {
    const overrides = { ...NONE, [language]: { 'shell.tagline': 'Words' } };
    expect(findOverrideMistakes(overrides, catalogues)).toEqual(
      LANGUAGE_CODES.filter((twin) => twin !== language).map((twin) => ({
        language,
        key: 'shell.tagline',
        message: `texts.${language}.shell.tagline: expected its twin in texts.${twin}`,
      })),
    );
  });

  it('hear of every mistake at once', () => {
    const overrides = { ...NONE, [FIRST]: { nothing: 'x', 'shell.tagline': '{a} {b}' } };
    const twins = LANGUAGE_CODES.slice(1);
    expect(findOverrideMistakes(overrides, catalogues).map((mistake) => mistake.key)).toEqual([
      'nothing',
      ...twins.map(() => 'nothing'),
      'shell.tagline',
      'shell.tagline',
      ...twins.map(() => 'shell.tagline'),
    ]);
  });
});

describe('a text of the catalogue', () => {
  it.each([
    { key: 'shell.tagline', text: 'Plain talk' },
    { key: 'shell', text: undefined },
    { key: 'shell.none', text: undefined },
    { key: 'shell.tagline.0', text: undefined },
  ])('by the key $key is $text', ({ key, text }) => {
    expect(findCatalogueText(catalogue, key)).toBe(text);
  });
});
