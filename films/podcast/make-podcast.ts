import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sayAloud } from '../../domain/speech/say-aloud.ts';
import type { Film } from '../film.ts';
import { playTune } from '../music/play-tune.ts';
import { EPISODES, SPOKEN } from './episodes.ts';
import { readScript, withSeseo, type Chapter } from './read-script.ts';
import { RATE, run, speakTurn } from './speak-turn.ts';

/**
 * `node scripts/run.mjs films/podcast/make-podcast.ts podcast-first-check-en` speaks an episode in a language, or all of
 * them without a name, and writes where its chapters begin.
 */
const CONTENT = path.resolve(import.meta.dirname, '../../content');
const MUSIC_SECONDS = 9;
const SECONDS_BEFORE = 5;
const SECONDS_BETWEEN_TURNS = 0.45;
const SECONDS_BETWEEN_CHAPTERS = 1.4;
const SECONDS_AFTER = 7;

const wanted = process.argv.slice(2);
for (const { name, tune } of EPISODES)
  for (const code of ['en', 'es'] as const)
    if (wanted.length === 0 || wanted.includes(`${name}-${code}`)) makeEpisode(name, tune, code);

function makeEpisode(name: string, tune: Film['tune'], code: 'en' | 'es'): void {
  const work = mkdtempSync(path.join(tmpdir(), 'podcast-'));
  const chapters = readScript(
    readFileSync(path.join(CONTENT, `articles/${name}/${code}.md`), 'utf8'),
  );
  const { samples, starts } = speakAll(chapters, code, work);
  const seconds = samples.length / RATE;
  writeFileSync(`${work}/voice.raw`, samples);
  writeFileSync(
    `${work}/music.wav`,
    playTune({ tune, seconds: MUSIC_SECONDS, name, hasMelody: false }).toWav(),
  );
  const file = path.join(CONTENT, `media/audio/${name}-${code}.mp3`);
  mix(work, seconds, file);
  writeFileSync(
    path.join(CONTENT, `media/captions/${name}-${code}-chapters.vtt`),
    writeChapters(chapters, [...starts, seconds]),
  );
  rmSync(work, { recursive: true });
  process.stdout.write(`${name}-${code}: ${seconds.toFixed(0)} s\n`);
}

function speakAll(
  chapters: readonly Chapter[],
  code: 'en' | 'es',
  work: string,
): { samples: Int16Array; starts: number[] } {
  const { language, speakers } = SPOKEN[code];
  const parts: Int16Array[] = [silence(SECONDS_BEFORE)];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Int16Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, { turns }] of chapters.entries()) {
    if (at > 0) add(silence(SECONDS_BETWEEN_CHAPTERS));
    starts.push(at === 0 ? 0 : length / RATE);
    for (const { who, says } of turns) {
      const speaker = speakers[who];
      if (!speaker) throw new Error(`Nobody is called ${who}`);
      const said = sayAloud(says.replaceAll(/[“”]/g, ''), language).replaceAll('’', "'");
      add(speakTurn(speaker.voice === 'es-ES' ? withSeseo(said) : said, speaker, work));
      add(silence(SECONDS_BETWEEN_TURNS));
    }
  }
  add(silence(SECONDS_AFTER));
  const samples = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, starts };
}

function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * RATE));
}

/** Music before and after; the words themselves stand alone, so that they are understood. */
function mix(work: string, seconds: number, file: string): void {
  const fade = `afade=t=out:st=${MUSIC_SECONDS - 4}:d=4`;
  const graph = [
    `[1]aresample=${RATE},volume=-8dB,asplit[one][two]`,
    `[one]${fade}[first]`,
    `[two]afade=t=in:d=2,${fade},adelay=${Math.round((seconds - MUSIC_SECONDS) * 1000)}[last]`,
    '[0]equalizer=f=3200:t=q:w=1:g=-2,acompressor=threshold=-20dB:ratio=3:attack=8:release=180[voice]',
    `[voice][first][last]amix=inputs=3:normalize=0:duration=first,loudnorm=I=-16:TP=-2:LRA=8,aresample=${RATE}`,
  ].join(';');
  run('ffmpeg', [
    ...`-y -loglevel error -f s16le -ar ${RATE} -ac 1 -i`.split(' '),
    `${work}/voice.raw`,
    '-i',
    `${work}/music.wav`,
    '-filter_complex',
    graph,
    ...`-ac 1 -ar ${RATE} -c:a libmp3lame -b:a 48k -map_metadata -1`.split(' '),
    ...'-id3v2_version 0 -fflags +bitexact'.split(' '),
    file,
  ]);
}

function writeChapters(chapters: readonly Chapter[], starts: readonly number[]): string {
  const cues = chapters.map(
    ({ title }, at) =>
      `${at + 1}\n${clock(starts[at] ?? 0)} --> ${clock(starts[at + 1] ?? 0)}\n${title}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
