import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  findLanguage,
  languageCode,
  languageFromQuery,
  LANGUAGES,
  otherLanguage,
  type Language,
} from './language.ts';

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
    { language: 'en-US', code: 'en', other: 'es-US' },
    { language: 'es-US', code: 'es', other: 'en-US' },
  ] as const)('$language is written $code, and its switch leads to $other', (row) => {
    expect(languageCode(row.language)).toBe(row.code);
    expect(otherLanguage(row.language)).toBe(row.other);
  });

  it('comes back after switching twice', () => {
    for (const language of LANGUAGES) expect(otherLanguage(otherLanguage(language))).toBe(language);
  });
});
