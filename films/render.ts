import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageCode } from './captions.ts';
import type { Film } from './film.ts';
import type { Studio } from './studio.ts';
import { FRAMES_PER_SECOND, timeFilm } from './timing.ts';

const PICTURE = [
  '-fps_mode',
  'vfr',
  '-video_track_timescale',
  '15360',
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-tune',
  'animation',
  '-profile:v',
  'high',
  '-g',
  '150',
  '-bf',
  '3',
];
const COLOURS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const FILE = [
  '-movflags',
  '+faststart',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

interface FilmFiles {
  music: string;
  full: string;
  mobile: string;
}

/**
 * Draws and encodes every frame that differs from the one before; both sizes are made of the same
 * frames.
 */
export async function makeFilm(
  studio: Studio,
  film: Film,
  language: LanguageCode,
  { music, full, mobile }: FilmFiles,
): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'film-'));
  const frames = Math.round(timeFilm(film).seconds * FRAMES_PER_SECOND);
  const times = Array.from({ length: frames }, (_frame, index) => index / FRAMES_PER_SECOND);
  const shown: Array<{ file: string; frames: number }> = [];
  let before: Buffer | undefined;
  await studio.draw(film, language, times, (frame) => {
    const last = shown.at(-1);
    if (last !== undefined && frame === before) last.frames += 1;
    else {
      const file = `${shown.length}.jpg`;
      writeFileSync(path.join(work, file), frame);
      shown.push({ file, frames: 1 });
    }
    before = frame;
    return Promise.resolve();
  });
  const list = path.join(work, 'frames.txt');
  writeFileSync(list, listFrames(shown));
  const graph =
    '[0:v]scale=in_range=pc:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p,split[full][half];[half]scale=640:360:flags=lanczos[mobile]';
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      '-i',
      music,
      '-filter_complex',
      graph,
    ]
      .concat([
        '-map',
        '[full]',
        '-map',
        '1:a',
        ...PICTURE,
        '-crf',
        '33',
        ...COLOURS,
        '-c:a',
        'aac',
        '-b:a',
        '30k',
        ...FILE,
        full,
      ])
      .concat([
        '-map',
        '[mobile]',
        '-map',
        '1:a',
        ...PICTURE,
        '-crf',
        '33',
        ...COLOURS,
        '-c:a',
        'aac',
        '-b:a',
        '22k',
        '-ar',
        '22050',
        ...FILE,
        mobile,
      ]),
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = (await once(encoder, 'close')) as [number];
  rmSync(work, { recursive: true });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function entry(file: string, frames: number): string {
  return `file ${file}\noption framerate ${FRAMES_PER_SECOND}\nduration ${(frames / FRAMES_PER_SECOND).toFixed(7)}`;
}

/** The last frame is listed twice, because ffmpeg would otherwise show it for one frame only. */
function listFrames(shown: ReadonlyArray<{ file: string; frames: number }>): string {
  const last = shown.at(-1);
  const parts = shown.map(({ file, frames }, index) =>
    entry(file, index === shown.length - 1 ? Math.max(1, frames - 1) : frames),
  );
  return ['ffconcat version 1.0', ...parts, ...(last ? [entry(last.file, 1)] : [])].join('\n');
}

const POSTER_BYTES = 38_000;

/** The best quality that fits into what a page may spend on a still. */
export function makePoster(frame: Buffer, file: string): void {
  for (let quality = 4; quality <= 31; quality += 1) {
    const made = spawnSync(
      'ffmpeg',
      [
        '-loglevel',
        'error',
        '-f',
        'image2pipe',
        '-c:v',
        'mjpeg',
        '-i',
        '-',
        '-vf',
        'scale=960:540:flags=lanczos',
        '-q:v',
        String(quality),
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-f',
        'image2pipe',
        '-c:v',
        'mjpeg',
        '-',
      ],
      { input: frame },
    );
    if (made.status !== 0) throw new Error(made.stderr.toString());
    if (made.stdout.byteLength > POSTER_BYTES) continue;
    writeFileSync(file, made.stdout);
    return;
  }
  throw new Error(`${file} cannot be made small enough`);
}

export function makeSheet(frames: readonly Buffer[], file: string): void {
  const columns = 4;
  const rows = Math.ceil(frames.length / columns);
  spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-i',
      '-',
      '-vf',
      `scale=480:-1,tile=${columns}x${rows}:padding=6`,
      '-frames:v',
      '1',
      file,
    ],
    { input: Buffer.concat(frames), stdio: ['pipe', 'inherit', 'inherit'] },
  );
}
