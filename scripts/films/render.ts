import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium, type Browser } from '@playwright/test';
import { parse } from 'yaml';
import type { LanguageCode } from './captions.ts';
import type { Film } from './film.ts';
import type { Show } from './stage/page.ts';
import { FRAMES_PER_SECOND, timeFilm } from './timing.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FONT =
  'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const SHELL =
  '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/scripts/films/stage/page.ts"></script>';

declare global {
  interface Window {
    prepare: (show: Show) => Promise<void>;
    sendFrames: (times: number[]) => Promise<void>;
  }
}

type TakeFrame = (frame: Buffer) => Promise<void>;

/** A browser, and a server on this machine that hands it the stage and takes its frames. */
export class Studio {
  readonly #browser: Browser;
  readonly #server: Server;
  #take: TakeFrame = () => Promise.resolve();

  private constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  static async open(): Promise<Studio> {
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    const server = createServer((request, response) => void studio.#answer(request, response));
    const studio = new Studio(browser, server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return studio;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      await this.#take(await buffer(request));
      response.end();
      return;
    }
    const file = new URL(request.url ?? '', 'http://localhost').pathname.slice(1);
    response.setHeader(
      'Content-Type',
      file === '' ? 'text/html' : file.endsWith('.ts') ? 'text/javascript' : 'font/woff2',
    );
    if (file === '') response.end(SHELL);
    else if (file.endsWith('.ts'))
      response.end(stripTypeScriptTypes(readFileSync(path.join(ROOT, file), 'utf8')));
    else response.end(readFileSync(path.join(ROOT, file)));
  }

  /** Draws a film at these seconds; every frame is taken before the next is drawn. */
  async draw(film: Film, language: LanguageCode, times: number[], take: TakeFrame): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    const page = await this.#browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => 'prepare' in window);
    let last: Buffer = Buffer.alloc(0);
    this.#take = (frame) => {
      if (frame.byteLength > 0) last = frame;
      return take(last);
    };
    const theme = parse(
      readFileSync(path.join(ROOT, 'content/companies/generic/theme.yaml'), 'utf8'),
    ) as Record<string, string>;
    await page.evaluate((show) => window.prepare(show), {
      film,
      language,
      timed: timeFilm(film),
      theme,
      art: readArt(film),
      fontAddress: `/${FONT}`,
    });
    await page.evaluate((given) => window.sendFrames(given), times);
    await page.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

function readArt(film: Film): Record<string, string> {
  const names = film.scenes.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === 'art' ? [layer.name] : [])),
  );
  return Object.fromEntries(
    [...new Set(names)].map((name) => [
      name,
      readFileSync(path.join(ROOT, 'content/media/art', `${name}.svg`), 'utf8'),
    ]),
  );
}

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

export interface FilmFiles {
  music: string;
  full: string;
  mobile: string;
}

/** Every frame that differs from the one before is drawn and encoded once; both sizes are made of the same ones. */
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

/** The last is named twice: ffmpeg shows it no longer than one frame otherwise. */
function listFrames(shown: ReadonlyArray<{ file: string; frames: number }>): string {
  const entry = (file: string, frames: number): string =>
    `file ${file}\noption framerate ${FRAMES_PER_SECOND}\nduration ${(frames / FRAMES_PER_SECOND).toFixed(7)}`;
  const last = shown.at(-1);
  const parts = shown.map(({ file, frames }, index) =>
    entry(file, index === shown.length - 1 ? Math.max(1, frames - 1) : frames),
  );
  return ['ffconcat version 1.0', ...parts, ...(last ? [entry(last.file, 1)] : [])].join('\n');
}

const POSTER_BYTES = 38_000;

/** As good as fits into what a page may spend on a still. */
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
