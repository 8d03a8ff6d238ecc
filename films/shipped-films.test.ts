import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TYPED } from '../domain/figures/fill-in-figures.ts';
import { chaptersFile, mobileVideoAsset } from '../domain/media/asset-names.ts';
import { coveredShare, readCaptions } from '../domain/media/captions.ts';
import {
  LEAST_COVERED,
  MOST_FILM_BYTES,
  MOST_POSTER_BYTES,
} from '../server/content/films/check-films.ts';
import { readMp4 } from '../server/content/films/read-mp4.ts';
import { findForbiddenBy } from '../domain/text/forbidden-words.ts';
import { readTerms } from '../server/content/terms/check-terms.ts';
import { writeCaptions, writeChapters, writeTranscript } from './captions.ts';
import { FILMS } from './film-list.ts';
import { latinEncore } from './stories/latin-encore.ts';
import { latinFamilyBand } from './stories/latin-family-band.ts';
import { latinFirstSong } from './stories/latin-first-song.ts';
import { latinFull } from './stories/latin-full.ts';
import { majorFirstCheck } from './stories/major-first-check.ts';
import { majorFull } from './stories/major-full.ts';
import { majorQuietSeason } from './stories/major-quiet-season.ts';
import { majorTourBudget } from './stories/major-tour-budget.ts';
import { countWords, linesOf, plainWords, timeFilm } from './timing.ts';

const MEDIA = 'content/media';
const LANGUAGES = ['en', 'es'] as const;
/** The budget of all films together, so that a clone stays small. */
const MOST_BYTES_OF_ALL = 50_000_000;
const JPEG = [0xff, 0xd8, 0xff];

const editions = FILMS.flatMap((film) =>
  LANGUAGES.map((language) => ({ film, language, asset: `${film.name}-${language}-AVS` })),
);

function read(file: string): Buffer {
  return readFileSync(path.join(MEDIA, file));
}

/** Every authored file that may name a film. */
const authored = ['articles', 'fragments']
  .flatMap((folder) =>
    readdirSync(path.join('content', folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join('content', folder, file),
    ),
  )
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '));

describe.each(editions)('$asset', ({ film, language, asset }) => {
  it.each([asset, mobileVideoAsset(asset)])('plays at once from %s.mp4, and is small', (name) => {
    const bytes = read(`video/${name}.mp4`);
    const head = readMp4(bytes);
    expect(bytes.byteLength).toBeLessThan(MOST_FILM_BYTES);
    expect(head?.isFastStart).toBe(true);
    expect(head?.seconds).toBeGreaterThanOrEqual(film.between[0] - 0.5);
    expect(head?.seconds).toBeLessThanOrEqual(film.between[1]);
    expect(Math.abs((head?.seconds ?? 0) - timeFilm(film).seconds)).toBeLessThan(0.6);
  });

  it('has a still that a page can afford', () => {
    const bytes = read(`posters/${asset}.jpg`);
    expect([...bytes.subarray(0, 3)]).toEqual(JPEG);
    expect(bytes.byteLength).toBeLessThan(MOST_POSTER_BYTES);
  });

  it.each(LANGUAGES)('has its words as captions in %s, from beginning to end', (spoken) => {
    const file = read(`captions/${asset}-${spoken}.vtt`).toString();
    const { cues, mistakes } = readCaptions(file);
    expect(mistakes).toEqual([]);
    expect(coveredShare(cues, readMp4(read(`video/${asset}.mp4`))?.seconds ?? 0)).toBeGreaterThan(
      LEAST_COVERED,
    );
    expect(file).toBe(writeCaptions(film, spoken));
  });

  it('begins its chapters where its file of them says, if it has any', () => {
    const file = `captions/${chaptersFile(asset)}`;
    const chapters = writeChapters(film, language);
    expect(existsSync(path.join(MEDIA, file))).toBe(chapters !== undefined);
    if (chapters !== undefined) expect(read(file).toString()).toBe(chapters);
  });

  it('has a transcript that says the same', () => {
    const transcript = read(`transcripts/${film.name}.${language}.md`).toString();
    expect(transcript).toBe(writeTranscript(film, language));
  });

  it('is on a page, with every word of it beside it', () => {
    const [, , body = ''] = writeTranscript(film, language).split('---\n');
    const naming = authored
      .filter((text) => text.includes(` ${asset} `))
      .map((text) => text.replaceAll(TYPED, '$1'));
    expect(naming.length).toBeGreaterThan(0);
    for (const text of naming) expect(text).toContain(body.replaceAll(/\s+/g, ' ').trim());
  });
});

describe.each([
  { film: latinFull, parts: [latinFirstSong, latinFamilyBand, latinEncore] },
  { film: majorFull, parts: [majorFirstCheck, majorTourBudget, majorQuietSeason] },
])('$film.name', ({ film, parts }) => {
  it('of the awards is two to three minutes long, with a beginning, three parts and an end', () => {
    for (const language of LANGUAGES) {
      const { cues } = readCaptions(writeChapters(film, language) ?? '');
      expect(cues.slice(1, -1).map(({ text }) => text)).toEqual(
        parts.map(({ title }) => title[language]),
      );
      expect(cues[0]?.start).toBe(0);
      const seconds = readMp4(read(`video/${film.name}-${language}-AVS.mp4`))?.seconds ?? 0;
      expect(seconds).toBeGreaterThanOrEqual(120);
      expect(seconds).toBeLessThanOrEqual(180);
      expect(Math.abs((cues.at(-1)?.end ?? 0) - seconds)).toBeLessThan(0.6);
    }
  });

  it('shows each of the short films as its chapter', () => {
    const shown = new Set(film.scenes);
    for (const { scenes } of parts)
      expect(scenes.slice(0, 3).filter((scene) => !shown.has(scene))).toEqual([]);
  });
});

describe('the films', () => {
  it.each(FILMS)('$name leaves a second for every two and a half words', (film) => {
    for (const { scene, line, start, end } of linesOf(film, timeFilm(film))) {
      for (const language of LANGUAGES) {
        const words = film.scenes[scene]?.lines[line]?.[language] ?? '';
        expect(end - start, words).toBeGreaterThanOrEqual(countWords(words) / 2.5);
      }
    }
  });

  it.each(FILMS)('$name says in both languages the same figures', (film) => {
    for (const { lines } of film.scenes) {
      for (const { en, es } of lines) {
        const figures = (text: string): string[] =>
          (plainWords(text).match(/\$[\d,.]*\d/g) ?? []).toSorted();
        expect(figures(es), es).toEqual(figures(en));
      }
    }
  });

  it.each(LANGUAGES)('say and show in %s only words that the language uses', (language) => {
    const find = findForbiddenBy(readTerms('content')[language]);
    const said: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && 'es' in value) said.push(plainWords(String(value[language])));
      else Object.values(value).forEach(visit);
    };
    visit(FILMS);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((words) => find(words).length > 0)).toEqual([]);
  });

  it('are small together, and none lies there that nobody can make again', () => {
    const files = readdirSync(path.join(MEDIA, 'video'));
    const made = editions.flatMap(({ asset }) => [
      `${asset}.mp4`,
      `${mobileVideoAsset(asset)}.mp4`,
    ]);
    expect(files.toSorted()).toEqual(made.toSorted());
    const bytes = files.reduce((sum, file) => sum + read(`video/${file}`).byteLength, 0);
    expect(bytes).toBeLessThan(MOST_BYTES_OF_ALL);
  });

  it('say their drawings by names of the kit', () => {
    const names = FILMS.flatMap(({ scenes }) =>
      scenes.flatMap(({ layers }) =>
        layers.flatMap((layer) => (layer.kind === 'art' ? [layer.name] : [])),
      ),
    );
    expect(names.filter((name) => !existsSync(`${MEDIA}/art/${name}.svg`))).toEqual([]);
  });
});
