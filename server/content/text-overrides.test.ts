import { describe, expect, it } from 'vitest';
import { findCatalogueText, findOverrideMistakes } from './text-overrides.ts';

const catalogues = {
  en: {
    shell: { tagline: 'Plain talk', homeLink: '{company}, home' },
    cards: { count: '{count, plural, one {# guide} other {# guides}} about {topic}' },
    error: { body: 'Try again or <link>contact us</link>' },
  },
  es: {
    shell: { tagline: 'Palabras claras', homeLink: '{company}, inicio' },
    cards: { count: '{count, plural, one {# guía} other {# guías}} sobre {topic}' },
    error: { body: 'Intenta de nuevo o <link>contáctanos</link>' },
  },
};

/** The same override in both languages, so that the test's own mistake is the only one. */
function mistakesOf(key: string, text: string): string[] {
  const overrides = { en: { [key]: text }, es: { [key]: text } };
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
    expect(mistakesOf(key, 'Words')).toEqual([
      `texts.en.${key}: expected the key of a text in content/messages`,
      `texts.es.${key}: expected the key of a text in content/messages`,
    ]);
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
      `texts.en.${key}: expected only the values ${known}, found {${found}}`,
    );
  });

  it.each([{ text: 'Hello {name' }, { text: '{count, plural, one {#}' }, { text: '<link>Call' }])(
    'cannot be "$text", which nobody can read',
    ({ text }) => {
      const mistakes = mistakesOf('shell.tagline', text);
      expect(mistakes).toHaveLength(2);
      expect(mistakes[0]).toContain('texts.en.shell.tagline: expected a message that can be read');
    },
  );

  it.each([
    { language: 'en', twin: 'es' },
    { language: 'es', twin: 'en' },
  ] as const)('in $language need their twin in $twin', ({ language, twin }) => {
    const overrides = { en: {}, es: {}, [language]: { 'shell.tagline': 'Words' } };
    expect(findOverrideMistakes(overrides, catalogues)).toEqual([
      {
        language,
        key: 'shell.tagline',
        message: `texts.${language}.shell.tagline: expected its twin in texts.${twin}`,
      },
    ]);
  });

  it('hear of every mistake at once', () => {
    const overrides = { en: { nothing: 'x', 'shell.tagline': '{a} {b}' }, es: {} };
    expect(findOverrideMistakes(overrides, catalogues).map((mistake) => mistake.key)).toEqual([
      'nothing',
      'nothing',
      'shell.tagline',
      'shell.tagline',
      'shell.tagline',
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
    expect(findCatalogueText(catalogues.en, key)).toBe(text);
  });
});
