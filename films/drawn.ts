import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from './captions.ts';
import type { Film } from './film.ts';
import { FILMS } from './film-list.ts';

/** What each film that lies there was drawn from: its words, its pictures and every figure in them. */
const FILE = path.join(import.meta.dirname, 'drawn.json');
const LANGUAGES: readonly LanguageCode[] = ['en', 'es'];

type Drawn = Record<string, string>;

function readDrawn(): Drawn {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Drawn;
}

/** Changes with every word and figure of a film, in either language. */
export function hashFilm({ scenes, title, tune, poster }: Film): string {
  const said = JSON.stringify({ scenes, title, tune, poster });
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}

/** Notes what a film was drawn from, once its files lie there. */
export function noteDrawn(film: Film, language: LanguageCode): void {
  const drawn = { ...readDrawn(), [`${film.name}.${language}`]: hashFilm(film) };
  const inOrder = Object.entries(drawn).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

/**
 * The films to draw anew, as `make-films.ts` takes their names: a table has other figures by now
 * than their pictures, or somebody told them in other words.
 */
export function listStale(films: readonly Film[] = FILMS, drawn: Drawn = readDrawn()): string[] {
  return films.flatMap((film) =>
    LANGUAGES.map((language) => `${film.name}.${language}`).filter(
      (name) => drawn[name] !== hashFilm(film),
    ),
  );
}
