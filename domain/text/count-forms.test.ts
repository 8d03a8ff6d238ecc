import compile from 'icu-minify/compile';
import formatMessage from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { readCountForms, sayCount } from './count-forms.ts';

const FORMATTERS = {
  getDateTimeFormat: (...about: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...about),
  getNumberFormat: (...about: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...about),
  getPluralRules: (...about: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...about),
};

const MESSAGES = [
  ['en-US', '{likes, plural, =0 {Like} one {# like} other {# likes}}'],
  ['en-US', 'Likes: {likes, plural, other {#}}'],
  ['es-US', '{likes, plural, =0 {Me gusta} one {# persona} other {# personas}}'],
  ['pl-PL', '{likes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}'],
] as const;

describe.each(MESSAGES)('the forms of a message in %s: %s', (language, message) => {
  const compiled = compile(message);
  const say = (likes: number): string =>
    String(formatMessage(compiled, language, { likes }, { formatters: FORMATTERS }));
  const forms = readCountForms(language, say);

  it('say of each count what the message says', () => {
    const counts = [...Array(2_000).keys(), 12_345, 1_000_000, 2_000_000];
    expect(counts.map((count) => sayCount(forms, count, language))).toEqual(counts.map(say));
  });
});
