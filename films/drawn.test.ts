import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const TICKETS = 'domain/inflation/ticket-prices.ts';

/** What is to be drawn anew in a copy of the rooms that films are made from, once a table there was changed. */
function listStaleAfter(change: (table: string) => string): unknown {
  const copy = mkdtempSync(path.join(tmpdir(), 'films-'));
  try {
    for (const room of ['films', 'domain', 'package.json'])
      cpSync(room, path.join(copy, room), { recursive: true });
    const table = path.join(copy, TICKETS);
    writeFileSync(table, change(readFileSync(table, 'utf8')));
    const say = `import { listStale } from './films/drawn.ts'; console.log(JSON.stringify(listStale()))`;
    const run = ['--input-type=module', '--eval', say];
    return JSON.parse(execFileSync(process.execPath, run, { cwd: copy, encoding: 'utf8' }));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

describe('a film', () => {
  it('is to be drawn anew once a figure in its pictures is another one', () => {
    const drawn = { 'mm-fees.en': hashFilm(withFigure('$100')) };
    expect(listStale([withFigure('$100')], drawn)).toEqual(['mm-fees.es']);
    expect(listStale([withFigure('$101')], drawn)).toEqual(['mm-fees.en', 'mm-fees.es']);
  });

  it('is to be drawn anew once a row of its table has another price, and no other film is', () => {
    expect(listStaleAfter((table) => table.replace('cost: 10.53', 'cost: 10.63'))).toEqual([
      'mm-inflation.en',
      'mm-inflation.es',
    ]);
    expect(listStaleAfter((table) => table)).toEqual([]);
  });

  it('that lies there shows the figures that the tables have now', () => {
    expect(listStale()).toEqual([]);
  });
});
