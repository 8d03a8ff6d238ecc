import { describe, expect, it } from 'vitest';
import { hashFilm, listStale } from './drawn.ts';
import type { Film } from './film.ts';
import { FILMS } from './film-list.ts';

const film = FILMS.find(({ name }) => name === 'mm-fees');
if (!film) throw new Error('There is no such film');

/** The same film after a table has another figure: only a label in a picture says it. */
function withFigure(text: string): Film {
  const label = { kind: 'label', text: { en: text, es: text }, size: 40 } as const;
  const [first, ...scenes] = film?.scenes ?? [];
  if (!film || !first) throw new Error('There is no scene');
  return { ...film, scenes: [{ ...first, layers: [...first.layers, label] }, ...scenes] };
}

describe('a film', () => {
  it('is to be drawn anew once a figure in its pictures is another one', () => {
    const drawn = { 'mm-fees.en': hashFilm(withFigure('$100')) };
    expect(listStale([withFigure('$100')], drawn)).toEqual(['mm-fees.es']);
    expect(listStale([withFigure('$101')], drawn)).toEqual(['mm-fees.en', 'mm-fees.es']);
  });

  it('that lies there shows the figures that the tables have now', () => {
    expect(listStale()).toEqual([]);
  });
});
