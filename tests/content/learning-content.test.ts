import { describe, expect, it } from 'vitest';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { writeDrawing } from '#server/content/drawings/drawing.ts';
import { listBlocks } from '#server/content/article-blocks.ts';
import { findUnpairedMarks, findUsted } from '#tests/support/texts/spanish-rules.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const content = readOwnContent();
const inflation = content.fragments.get('generic/inflation') as Record<
  'en' | 'es',
  { multimedia: Block[]; navigator: Array<{ linkTo: string }> }
>;
const blocks = {
  en: [
    ...inflation.en.multimedia,
    ...content.articles.flatMap(({ texts }) => listBlocks(texts.en.body)),
  ],
  es: [
    ...inflation.es.multimedia,
    ...content.articles.flatMap(({ texts }) => listBlocks(texts.es.body)),
  ],
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const HTTPS = /^https:/;

/** The tiles of every cart of prices. */
function tilesOf(list: readonly Block[]) {
  return list.flatMap(({ component, data }) =>
    component === 'inflation-cart' ? Object.values(data.pieces) : [],
  );
}

describe('the components in the content', () => {
  it('are all drawn', () => {
    expect(content.refusals).toEqual([]);
  });

  it('help the reader in at least four articles', () => {
    const articles = content.articles.filter(({ texts }) => listBlocks(texts.en.body).length > 0);
    expect(articles.length).toBeGreaterThanOrEqual(4);
  });

  it('have a source at https wherever they have figures', () => {
    const creeps = blocks.en.filter(({ component }) => component === 'price-creep');
    expect(creeps).not.toEqual([]);
    for (const { data } of creeps)
      expect(data).toMatchObject({ source: { url: expect.stringMatching(HTTPS) } });
    const tiles = tilesOf(blocks.en);
    expect(tiles).not.toEqual([]);
    for (const { source, period, series } of tiles) {
      expect(source.url).toMatch(HTTPS);
      expect(period).toMatch(/\d{4}/);
      expect(series).not.toBe('');
    }
  });

  it('name the series of the Bureau of Labor Statistics that a tile of the cart counts', () => {
    const ids = tilesOf(blocks.en).map(
      ({ series }) => /\((CUUR0000SA[A-Z]1?)\)$/.exec(series)?.[1],
    );
    expect(ids).not.toEqual([]);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('say the same figures in both languages', () => {
    const figures = (list: readonly Block[]): string[] =>
      tilesOf(list).map(({ change }) => change.replaceAll(/[^\d.+-]/g, ''));
    expect(figures(blocks.es)).toEqual(figures(blocks.en));
    expect(figures(blocks.en)).not.toEqual([]);
    expect(figures(blocks.en)).not.toContain('');
  });

  it('speak to the reader as tú, with their marks in pairs', () => {
    const said = textsIn(blocks.es);
    expect(said.flatMap(findUsted)).toEqual([]);
    expect(said.flatMap(findUnpairedMarks)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has the twelve topics of the specification', () => {
    expect(content.glossary.map(({ id }) => id)).toEqual([
      'traditional-401k-deferrals',
      'roth-401k',
      'plan-403b',
      'traditional-ira',
      'roth-ira',
      'automatic-contributions',
      'automatic-increases',
      'employer-sponsored-plan',
      'employer-match',
      'compound-growth',
      'vested-balance',
      'dollar-cost-averaging',
    ]);
  });

  it.each(content.glossary.map((card) => ({ card, id: card.id })))(
    'has a moving drawing for $id, and the same one still',
    ({ card }) => {
      const [moving = '', still] = [card.animatedImage, card.staticImage].map((name) => {
        const drawing = content.art.get(name);
        return drawing && writeDrawing(drawing);
      });
      expect(moving).toMatch(/<animate/);
      const stopped = moving
        .replaceAll(/<animate(?:Transform)?\b[^>]*\/>/g, '')
        .replaceAll(/<(\w+)((?:[^>]*[^/>])?)><\/\1>/g, '<$1$2/>');
      expect(stopped).toBe(still);
    },
  );

  it('speaks to the reader as tú, with its marks in pairs', () => {
    const said = content.glossary.flatMap(({ title, description, example }) =>
      [title.es, description.es.html, example.es.html].map((html) =>
        html.replaceAll(/<[^>]+>/g, ' '),
      ),
    );
    expect(said.flatMap(findUsted)).toEqual([]);
    expect(said.flatMap(findUnpairedMarks)).toEqual([]);
  });
});
