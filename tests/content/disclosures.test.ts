import { describe, expect, it } from 'vitest';
import type { Disclosures } from '#contracts/content/fragments.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { findFragment } from '#server/content/find-fragment.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();

/** 29 CFR 2509.96-1 (d): what has to accompany models, worksheets and tools, word for word where it counts. */
const OTHER_MONEY = {
  en: /consider your other assets, income and investments/i,
  es: /considera (?:también )?tus otros bienes, ingresos e inversiones/i,
};
const VARIES = {
  en: /vary with each use and over time/i,
  es: /variar con cada uso y con el tiempo/,
};
const LOSS = { en: /you can lose money|can lose money/, es: /puedes? perder dinero/ };

function disclosuresOf(company: string, code: 'en' | 'es'): Disclosures {
  const fragment = findFragment(content, company, 'disclosures');
  if (!fragment) throw new Error('No disclosures');
  return fragment[code];
}

const said = perLanguage((code) => ({
  'every page': disclosuresOf('generic', code).general,
  'target date funds': disclosuresOf('generic', code).targetDate,
  'how the calculator works': content.pages.get('calculator-disclosures')?.[code].body.words ?? '',
  'the projections': catalogues[code].projections.assumedNote,
}));
const cases = LANGUAGE_CODES.flatMap((code) =>
  Object.entries(said[code]).map(([what, words]) => ({ code, what, words })),
);

describe('the sentences of the education safe harbor', () => {
  it.each(cases)(
    'name other assets, income and investments beside $what in $code',
    ({ code, words }) => {
      expect(words).toMatch(OTHER_MONEY[code]);
    },
  );

  it.each(LANGUAGE_CODES)('say in %s that money can be lost, and that results vary', (code) => {
    const { 'every page': general, 'target date funds': targetDate } = said[code];
    expect(general).toMatch(LOSS[code]);
    expect(targetDate).toMatch(LOSS[code]);
    expect(general).toMatch(VARIES[code]);
  });

  it('are the same for every company that says none of its own', () => {
    for (const company of content.companies.keys())
      for (const code of LANGUAGE_CODES)
        expect(disclosuresOf(company, code).general).toMatch(OTHER_MONEY[code]);
  });
});
