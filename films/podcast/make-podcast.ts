import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playTune } from '../music/play-tune.ts';
import { EPISODE, EPISODE_SUMMARY, EPISODE_TITLE } from './episode.ts';

/**
 * `node films/podcast/make-podcast.ts` speaks the episode in both languages over soft music. It needs
 * Debian's `libttspico-utils` (non-free: its voice data comes without its sources) and `ffmpeg`. Pico is
 * the one Debian tool whose voices are alike in both languages; its Spanish is that of Spain. The episode
 * says at its beginning and in the transcript that the voice is synthetic.
 */
const MEDIA = path.resolve(import.meta.dirname, '../../content/media');
const VOICES = { en: 'en-US', es: 'es-ES' } as const;
const SECONDS_BEFORE = 5;
const SECONDS_BETWEEN = 1.1;
const SECONDS_AFTER = 6;
const MARKS = {
  en: {
    begin: '[Guitar, bongo and claves, softly]',
    end: '[Music ends]',
    voice: '[Synthetic voice]',
  },
  es: {
    begin: '[Guitarra, bongó y claves, suaves]',
    end: '[Termina la música]',
    voice: '[Voz sintética]',
  },
};

for (const language of ['en', 'es'] as const) {
  const work = mkdtempSync(path.join(tmpdir(), 'podcast-'));
  const spoken = EPISODE.map((words, index) => {
    const file = path.join(work, `${index}.wav`);
    run('pico2wave', [
      '-l',
      VOICES[language],
      '-w',
      file,
      `<pitch level="96"><speed level="92">${words[language]}</speed></pitch>`,
    ]);
    return file;
  });
  const lengths = spoken.map(secondsOf);
  const starts = lengths.map(
    (_length, index) =>
      SECONDS_BEFORE +
      lengths.slice(0, index).reduce((sum, length) => sum + length + SECONDS_BETWEEN, 0),
  );
  const seconds = (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0) + SECONDS_AFTER;
  const music = path.join(work, 'music.wav');
  writeFileSync(
    music,
    playTune({ tune: 'bolero', seconds, name: 'awards-podcast', hasMelody: false }).toWav(),
  );
  mkdirSync(path.join(MEDIA, 'audio'), { recursive: true });
  mix({ spoken, starts, music, file: path.join(MEDIA, 'audio', `awards-podcast-${language}.mp3`) });
  rmSync(work, { recursive: true });
  const { begin, end, voice } = MARKS[language];
  const said = EPISODE.map((words) => words[language]).join('\n\n');
  const head = `---\ntitle: ${JSON.stringify(EPISODE_TITLE[language])}\nsummary: ${JSON.stringify(EPISODE_SUMMARY[language])}\n---\n`;
  writeFileSync(
    path.join(MEDIA, 'transcripts', `awards-podcast.${language}.md`),
    `${head}${begin}\n\n${voice}\n\n${said}\n\n${end}\n`,
  );
  process.stdout.write(`awards-podcast-${language}: ${seconds.toFixed(0)} s\n`);
}

interface Mix {
  spoken: readonly string[];
  starts: readonly number[];
  music: string;
  file: string;
}

/** Makes the music quieter while a voice speaks. */
function mix({ spoken, starts, music, file }: Mix): void {
  const inputs = [...spoken, music].flatMap((input) => ['-i', input]);
  const placed = starts.map(
    (start, index) => `[${index}]aresample=32000,adelay=${Math.round(start * 1000)}[s${index}]`,
  );
  const graph = [
    ...placed,
    `${starts.map((_start, index) => `[s${index}]`).join('')}amix=inputs=${starts.length}:normalize=0,highpass=f=90,equalizer=f=3200:t=q:w=1:g=-3,lowpass=f=7500,acompressor=threshold=-20dB:ratio=3:attack=8:release=180,loudnorm=I=-17:TP=-2,aresample=32000,apad=pad_dur=${SECONDS_AFTER},asplit[voice][key]`,
    `[${starts.length}]volume=-4dB[band]`,
    '[band][key]sidechaincompress=threshold=0.02:ratio=9:attack=60:release=700[soft]',
    '[voice][soft]amix=inputs=2:normalize=0:duration=shortest,alimiter=limit=0.9',
  ].join(';');
  run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    '-filter_complex',
    graph,
    '-ac',
    '1',
    '-ar',
    '32000',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '56k',
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '0',
    '-fflags',
    '+bitexact',
    file,
  ]);
}

/** Reads a WAV file of Pico: one channel, 16 000 samples a second, two bytes each. */
function secondsOf(file: string): number {
  return (readFileSync(file).byteLength - 44) / 32_000;
}

function run(tool: string, given: readonly string[]): void {
  const { error, status, stderr } = spawnSync(tool, given);
  if (error) throw new Error(`${tool} is missing: apt-get install libttspico-utils ffmpeg`);
  if (status !== 0) throw new Error(`${tool}: ${stderr.toString()}`);
}
