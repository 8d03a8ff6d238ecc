import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { CartPiece } from '#contracts/content/multimedia/inflation-cart.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { isPriceSeries, percentOfRise, priceGrowth } from './price-groups.ts';

const content = readOwnContent();
const page = content.fragments.get('generic/inflation') as Record<
  'en' | 'es',
  { multimedia: Block[] }
>;
const pieces = perLanguage((code) =>
  page[code].multimedia.flatMap(({ component, data }) =>
    component === 'inflation-cart' ? Object.values(data.pieces) : [],
  ),
);

const idIn = (words: string): string | undefined => /CUUR0000SA[A-Z]/.exec(words)?.[0];

/** The amounts of 2000 and of 2024 in a line that says both. */
function amountsIn({ items }: CartPiece): Array<readonly [before: number, after: number]> {
  return items.flatMap(({ desc }) => {
    const amounts = Array.from(desc.matchAll(/\$(\d[\d,]*)/g), ([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const [before, after] = amounts;
    return before !== undefined && after !== undefined ? [[before, after] as const] : [];
  });
}

describe.each(LANGUAGE_CODES)('the inflation cart in %s', (code) => {
  it.each(pieces[code].map((piece) => ({ series: piece.series, piece })))(
    'says of $series what the index did from 2000 to 2024',
    ({ piece }) => {
      const id = idIn(piece.series);
      if (!isPriceSeries(id)) throw new Error(`no series: ${piece.series}`);
      expect(piece.change).toBe(`+${percentOfRise(id)}%`);
      expect(piece.period).toMatch(/^(?:2000 to|de 2000 a) 2024,/);
      expect(piece.source.url).toBe(`https://data.bls.gov/timeseries/${id}`);
      const amounts = amountsIn(piece);
      expect(amounts).toHaveLength(1);
      for (const [before, after] of amounts)
        expect(after).toBe(Math.round(before * priceGrowth(id)));
    },
  );

  it('has eight series, and what it and the guide say of all prices is theirs', () => {
    expect(new Set(pieces[code].map(({ series }) => idIn(series))).size).toBe(8);
    const all = `${percentOfRise('CUUR0000SA0')}%`;
    const medical = `${percentOfRise('CUUR0000SAM')}%`;
    const said = pieces[code].flatMap(({ items }) => items.map(({ desc }) => desc)).join(' ');
    expect(said.match(/\d+%/g)).toEqual([all, all]);
    const guide = readFileSync(`content/articles/inflation/${code}.md`, 'utf8');
    expect(guide).toContain(`**${all}**`);
    expect(guide).toContain(`**${medical}**`);
    const myth = JSON.stringify(
      page[code].multimedia.filter(({ component }) => component === 'quiz'),
    );
    expect(myth.split(all)).toHaveLength(3);
    expect(myth.split(medical)).toHaveLength(3);
  });
});
