import { describe, expect, it } from 'vitest';
import { fillInEveryText, fillInFigures } from './fill-in-figures.ts';
import { sayFigures, sayFiguresForSearch, type FigureFacts } from './say-figures.ts';

const FACTS: FigureFacts = { planYear: 2026, plan: undefined, code: 'en' };
const WITHOUT_SIXTIES: Partial<FigureFacts> = {
  plan: { kind: 'percent-of-pay', offers: { catchUpSixties: false } },
};
const fill = (text: string, facts: Partial<FigureFacts> = {}): string =>
  fillInFigures(text, sayFigures({ ...FACTS, ...facts }));

describe('a text with figures', () => {
  it('says those of its year', () => {
    const text = 'In {limit.year} it is {limit.elective}; Part B costs {medicare.premium}.';
    expect(fill(text)).toBe('In 2026 it is $24,500; Part B costs $202.90.');
    expect(fill(text, { planYear: 2025 })).toBe('In 2025 it is $23,500; Part B costs $202.90.');
  });

  it('says the year that is known where the one asked for is not', () => {
    const text = '{limit.year}: {limit.elective}. {work.year}: {work.limit}.';
    expect(fill(text, { planYear: 2027 })).toBe('2026: $24,500. 2027: $25,560.');
  });

  it('is written as in the United States in each language', () => {
    for (const code of ['en', 'es'] as const)
      expect(fill('{limit.elective} {medicare.premium} {socialSecurity.raise}', { code })).toBe(
        '$24,500 $202.90 2.8%',
      );
  });

  it('keeps a passage for the plans that it is about', () => {
    const text =
      'Up to {limit.catchUp}{if offers.catchUpSixties}, at 60 {limit.catchUpSixties}{end if}.';
    expect(fill(text)).toBe('Up to $8,000, at 60 $11,250.');
    expect(fill(text, WITHOUT_SIXTIES)).toBe('Up to $8,000.');
    expect(fill(text, { planYear: 2024 })).toBe('Up to $7,500.');
  });

  it('says the other words to other plans', () => {
    const text = '{if offers.catchUpSixties}50 to 59{else}50 or older{end if}';
    expect(fill(text)).toBe('50 to 59');
    expect(fill(text, WITHOUT_SIXTIES)).toBe('50 or older');
  });

  it('loses a row, a point or a paragraph of which nothing stays', () => {
    const row = (words: string): string =>
      `<tr>\n<th scope="row">{if offers.catchUpSixties}${words}{end if}</th>\n<td>{if offers.catchUpSixties}{limit.catchUpSixties}{end if}</td>\n</tr>\n`;
    const html = `<table>${row('60 to 63')}<tr><td>64</td></tr></table>`;
    expect(fill(html)).toContain('60 to 63');
    expect(fill(html, WITHOUT_SIXTIES)).toBe('<table><tr><td>64</td></tr></table>');
    expect(fill('<p>{if offers.catchUpSixties}More.{end if}</p>', WITHOUT_SIXTIES)).toBe('');
  });

  it('keeps an amount that is typed on purpose, and names that are no figure', () => {
    expect(fill('A card with {typed $8,000} on it.')).toBe('A card with $8,000 on it.');
    expect(fill('{name} saves {pay}')).toBe('{name} saves {pay}');
    expect(fill('{limit.toString} {no.such}')).toBe('{limit.toString} {no.such}');
  });
});

describe('a value with texts', () => {
  const said = sayFigures(FACTS);

  it('has figures in all of them', () => {
    const value = { title: '{limit.year}', steps: [{ text: 'up to {limit.catchUp}', days: 3 }] };
    expect(fillInEveryText(value, said)).toEqual({
      title: '2026',
      steps: [{ text: 'up to $8,000', days: 3 }],
    });
  });

  it('is the same one if it names no figure', () => {
    const value = {
      title: 'plain',
      none: undefined,
      steps: [null, 1, new Map([['{limit.year}', 1]])],
    };
    expect(fillInEveryText(value, said)).toBe(value);
  });
});

it('the search knows the figures of both newest years', () => {
  expect(fillInFigures('{work.limit}', sayFiguresForSearch('es'))).toBe('$24,480 $25,560');
  expect(fillInFigures('{limit.elective}', sayFiguresForSearch('en'))).toBe('$24,500');
  // Each text that is searched asks for them, and saying them takes a millisecond.
  expect(sayFiguresForSearch('en')).toBe(sayFiguresForSearch('en'));
});
