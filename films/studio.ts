import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium, type Browser } from '@playwright/test';
import { parse } from 'yaml';
import type { LanguageCode } from './captions.ts';
import type { Film } from './film.ts';
import type { Show } from './stage/page.ts';
import { timeFilm } from './timing.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FONT =
  'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const SHELL =
  '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/films/stage/page.ts"></script>';

declare global {
  interface Window {
    prepare: (show: Show) => Promise<void>;
    sendFrames: (times: number[]) => Promise<void>;
  }
}

type TakeFrame = (frame: Buffer) => Promise<void>;

/** A browser, and a local server that gives it the stage and receives its frames. */
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

  /** Draws a film at these seconds; each frame is received before the next one is drawn. */
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
