import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chaptersFile, mobileVideoAsset } from '../domain/media/asset-names.ts';
import { writeCaptions, writeChapters, writeTranscript, type LanguageCode } from './captions.ts';
import { noteDrawn } from './drawn.ts';
import type { Film } from './film.ts';
import { FILMS } from './film-list.ts';
import { listChimes } from './music/chimes.ts';
import { playTune } from './music/play-tune.ts';
import { makeFilm, makePoster, makeSheet } from './render.ts';
import { Studio } from './studio.ts';
import { linesOf, timeFilm } from './timing.ts';

/**
 * `npm run films -- [name…] [--words] [--posters] [--sheet folder]` makes pictures, music,
 * captions, posters and transcripts of all films or those named, or of one language of one (`mm-
 * fees.es`). `--words` writes only what is text and `--posters` only the stills; `--sheet` draws a
 * sheet of stills and no film. It needs Debian's `ffmpeg` and `chromium`; neither build nor tests
 * do.
 */
const MEDIA = path.resolve(import.meta.dirname, '../content/media');
const LANGUAGES: readonly LanguageCode[] = ['en', 'es'];

const words = process.argv.slice(2);
const sheetAt = words.indexOf('--sheet');
const sheetFolder = sheetAt < 0 ? undefined : words.splice(sheetAt, 2)[1];
const isTextOnly = words.includes('--words');
const wanted = words.filter((word) => !word.startsWith('--'));
const arePostersOnly = words.includes('--posters');
const films = FILMS.filter(({ name }) => LANGUAGES.some((language) => isWanted(name, language)));
if (films.length === 0)
  throw new Error(`There is no such film. There are ${FILMS.map(({ name }) => name).join(', ')}`);

for (const film of films) checkLength(film);
if (sheetFolder === undefined) films.forEach(writeWords);
if (!isTextOnly) await draw();

function isWanted(name: string, language: LanguageCode): boolean {
  return wanted.length === 0 || wanted.includes(name) || wanted.includes(`${name}.${language}`);
}

function checkLength({ name, between, ...film }: Film): void {
  const { seconds } = timeFilm({ name, between, ...film });
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);
  if (seconds < between[0] || seconds > between[1])
    throw new Error(`${name} was promised to last ${between.join(' to ')} s`);
}

function assetOf(film: Film, language: LanguageCode): string {
  return `${film.name}-${language}-AVS`;
}

function folder(name: string): string {
  const made = path.join(MEDIA, name);
  mkdirSync(made, { recursive: true });
  return made;
}

function writeWords(film: Film): void {
  for (const language of LANGUAGES) {
    writeFileSync(
      path.join(folder('transcripts'), `${film.name}.${language}.md`),
      writeTranscript(film, language),
    );
    const chapters = writeChapters(film, language);
    if (chapters !== undefined)
      writeFileSync(path.join(folder('captions'), chaptersFile(assetOf(film, language))), chapters);
    for (const spoken of LANGUAGES) {
      const file = `${assetOf(film, language)}-${spoken}.vtt`;
      writeFileSync(path.join(folder('captions'), file), writeCaptions(film, spoken));
    }
  }
}

async function draw(): Promise<void> {
  for (const tool of ['ffmpeg', process.env['CHROME_PATH'] ?? '/usr/bin/chromium']) {
    if (spawnSync(tool, ['-version']).error)
      throw new Error(`${tool} is missing: apt-get install ffmpeg chromium`);
  }
  const studio = await Studio.open();
  try {
    for (const film of films) {
      for (const language of LANGUAGES.filter((each) => isWanted(film.name, each)))
        await drawEdition(studio, film, language);
    }
  } finally {
    await studio.close();
  }
}

function drawEdition(studio: Studio, film: Film, language: LanguageCode): Promise<void> {
  if (sheetFolder !== undefined) return drawSheet(studio, film, language);
  return arePostersOnly ? drawPoster(studio, film, language) : drawFilm(studio, film, language);
}

async function drawFilm(studio: Studio, film: Film, language: LanguageCode): Promise<void> {
  const asset = assetOf(film, language);
  const timed = timeFilm(film);
  const music = path.join(tmpdir(), `${asset}.wav`);
  writeFileSync(
    music,
    playTune({
      tune: film.tune,
      seconds: timed.seconds,
      name: film.name,
      chimes: listChimes(film, timed),
    }).toWav(),
  );
  await makeFilm(studio, film, language, {
    music,
    full: path.join(folder('video'), `${asset}.mp4`),
    mobile: path.join(folder('video'), `${mobileVideoAsset(asset)}.mp4`),
  });
  rmSync(music);
  await drawPoster(studio, film, language);
  noteDrawn(film, language);
  process.stdout.write(`  ${asset} is made\n`);
}

async function drawStills(
  studio: Studio,
  film: Film,
  language: LanguageCode,
  times: number[],
): Promise<Buffer[]> {
  const stills: Buffer[] = [];
  await studio.draw(film, language, times, (frame) => {
    stills.push(frame);
    return Promise.resolve();
  });
  return stills;
}

/** The film's best still with its title on it. */
async function drawPoster(studio: Studio, film: Film, language: LanguageCode): Promise<void> {
  const [at, beat] = film.poster;
  const scene = film.scenes[at];
  if (!scene) throw new Error(`${film.name} has no scene ${at}`);
  const titled = { ...film, scenes: [{ ...scene, lines: scene.lines.map(() => film.title) }] };
  const beats = timeFilm(titled).scenes[0]?.beats ?? [];
  const [start = 0, end = 1] = [beats[Math.floor(beat)], beats[Math.floor(beat) + 1]];
  const [frame] = await drawStills(studio, titled, language, [start + (beat % 1) * (end - start)]);
  if (frame) makePoster(frame, path.join(folder('posters'), `${assetOf(film, language)}.jpg`));
}

async function drawSheet(studio: Studio, film: Film, language: LanguageCode): Promise<void> {
  const times = linesOf(film, timeFilm(film)).map(({ start, end }) => start + (end - start) * 0.8);
  makeSheet(
    await drawStills(studio, film, language, times),
    path.join(sheetFolder ?? '', `${film.name}-${language}.png`),
  );
}
