import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  findLanguage,
  languageCode,
  languageFromQuery,
  LANGUAGES,
  otherLanguages,
  type Language,
} from './language.ts';
import { findPerLanguage, LANG_VALUES, perLanguage } from './per-language.ts';

const ACCEPTED: ReadonlyArray<{ value: string; language: Language }> = [
  { value: 'en', language: 'en-US' },
  { value: 'en-US', language: 'en-US' },
  { value: 'es', language: 'es-US' },
  { value: 'es-US', language: 'es-US' },
];

describe('the language a query asks for', () => {
  it.each(ACCEPTED)('$value means $language', ({ value, language }) => {
    expect(findLanguage(value)).toBe(language);
    expect(languageFromQuery(value)).toBe(language);
  });

  it.each([
    { value: 'fr' },
    { value: 'ES' },
    { value: 'es-MX' },
    { value: 'en_US' },
    { value: ' es' },
    { value: '' },
    { value: '__proto__' },
    { value: 'constructor' },
    { value: 'toString' },
    { value: null },
    { value: undefined },
  ])('"$value" is none of the four, so English it is', ({ value }) => {
    expect(findLanguage(value)).toBeUndefined();
    expect(languageFromQuery(value)).toBe('en-US');
  });

  it('is one of the two we speak, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(LANGUAGES).toContain(languageFromQuery(value));
      }),
    );
  });
});

describe('a language', () => {
  it.each([
    { language: 'en-US', code: 'en', others: ['es-US'] },
    { language: 'es-US', code: 'es', others: ['en-US'] },
  ] as const)('$language is written $code, and its switch leads to $others', (row) => {
    expect(languageCode(row.language)).toBe(row.code);
    expect(otherLanguages(row.language)).toEqual(row.others);
  });

  it('is asked for by four values of lang and no others', () => {
    expect(LANG_VALUES.toSorted()).toEqual(ACCEPTED.map(({ value }) => value).toSorted());
  });
});

describe('what is written in each language', () => {
  it('is made for one after the other', () => {
    expect(perLanguage((code) => code.toUpperCase())).toEqual({ en: 'EN', es: 'ES' });
  });

  it('is nothing where one of them lacks it, though each was asked', () => {
    const asked: string[] = [];
    const find = (lacking: string) => (code: string) => {
      asked.push(code);
      return code === lacking ? undefined : 'text';
    };
    expect(findPerLanguage(find('en'))).toBeUndefined();
    expect(asked).toEqual(['en', 'es']);
    expect(findPerLanguage(find('none'))).toEqual({ en: 'text', es: 'text' });
  });
});
