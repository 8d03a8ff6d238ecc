import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  otherLanguages,
  type Language,
} from '#domain/language/language.ts';
import { getPage, type PageName } from '#domain/pages/pages.ts';
import { readComponentFiles } from '#server/pages/component-files.ts';
import { createLog } from '../../server/log.ts';
import { parseConfig } from '../../server/config.ts';
import { readScriptLists } from '../../server/pages/script-lists.ts';
import { startServer } from '#server/assemble/server.ts';
import { loadPageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '../../server/static/static-files.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from '../pages/page-samples.ts';
import { HASHES_START } from './list-scripts.ts';

/** The notes that the budgets come from use 1 kB for 1,024 bytes. */
const KB = 1_024;
const CLIENT = 'build/client';

/** Compressed bytes a page may cost its visitor. */
const BUDGET = {
  script: 128.5 * KB,
  /**
   * Every visitor fetches this once and keeps it for a year. It has a hash for each script, and
   * hashes do not compress.
   */
  hashes: 9.3 * KB,
  styles: 12 * KB,
  html: 20 * KB,
  font: 20 * KB,
  /** A page that wakes as a whole fetches this once it is idle: what it asks and counts of its visitor. */
  visitor: 4.2 * KB,
  /** What a still page runs until something on it is used, with the hashes of what it may load. */
  start: 24.3 * KB,
  /** What the first island of a still page needs besides, whichever it is. */
  firstIsland: 65.7 * KB,
} as const;

interface Allowance {
  script?: number;
  html?: number;
}

/** What is translated needs more words than the English it is made from. */
const MEASURED = otherLanguages(DEFAULT_LANGUAGE);

/** What the document says of a component that authors put on a page. */
const COMPONENT = ' data-component="';
const WITH_COMPONENTS: Allowance = { script: 133 * KB };

/** Pages that say more than others have larger budgets. */
const LARGER: Partial<Record<PageName, Allowance>> = {
  inflation: { html: 21.5 * KB },
  hispanic: { html: 25 * KB },
  // All the words of a session stand on its page.
  session: { html: 23 * KB },
  roadtrip: { html: 21.4 * KB },
  'latin-grammy': { html: 20.1 * KB },
  // All that an answer may say waits in the page, for a script without words of its own.
  'money-question': { html: 22 * KB },
};

/** Lists a sentence for each page that is over its budget. */
export async function checkBudgets(): Promise<string[]> {
  const bundle = path.resolve('build/server/index.js');
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const excesses: string[] = [];
  const gate = (
    page: string,
    what: keyof typeof BUDGET,
    bytes: number,
    allowed: number = BUDGET[what],
  ): void => {
    if (bytes > allowed) excesses.push(`${page}: ${what} is ${bytes} bytes, ${allowed} allowed`);
  };

  const log = createLog('error', (line) => process.stderr.write(line));
  const config = parseConfig({ PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' });
  const statics = loadStaticFiles(CLIENT);
  const running = await startServer({
    config,
    log,
    renderer: await loadPageRenderer(log),
    statics,
  });
  const lists = new Map(MEASURED.map((language) => [language, listBytes(language)]));
  const measured = [...lists].flatMap(([language, { routes }]) =>
    PAGE_SAMPLES.map((sample) => ({ sample, language, routes })),
  );
  try {
    for (const { sample, language, routes } of measured) {
      const page = addressOf(sample, { companyId: companyOf(sample), language });
      const response = await fetch(`http://127.0.0.1:${running.port}${page}`, {
        headers: { 'Accept-Encoding': 'br' },
      });
      const html = await response.text();
      const allowed = { ...(html.includes(COMPONENT) && WITH_COMPONENTS), ...LARGER[sample.name] };
      gate(page, 'html', Number(response.headers.get('Content-Length')), allowed.html);
      const styles = brotliCompressSync(
        /<style id="app-css"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '',
      ).byteLength;
      gate(page, 'styles', styles);
      const fetched = { name: sample.name, html, language, routes };
      const isStill = getPage(sample.name).wakesWhole !== true;
      const script = isStill ? stillBytes(fetched) : scriptBytes(build, fetched);
      if (isStill) gate(page, 'start', script);
      else gate(page, 'script', script, allowed.script);
      const early = html.replace(/<template id="boot">[\s\S]*?<\/template>/, '');
      const preloaded =
        early.match(/<link rel="modulepreload"|<script type="module"|<script[^>]* src=/g)?.length ??
        0;
      if (preloaded > 0)
        excesses.push(
          `${page}: ${preloaded} script(s) are fetched before the first paint, none allowed`,
        );
      process.stdout.write(
        `  ${page}: script ${script}, html ${response.headers.get('Content-Length')}, styles ${styles}\n`,
      );
    }
  } finally {
    await running.close();
  }
  for (const [language, { hashes }] of lists) {
    process.stdout.write(`  every page in ${language}, once: hashes ${hashes}\n`);
    gate(`every page in ${language}, once`, 'hashes', hashes);
    const island = firstIslandBytes(language);
    process.stdout.write(`  a still page in ${language}, once one is used: ${island}\n`);
    gate(`a still page in ${language}`, 'firstIsland', island);
  }
  gate('every page, when idle', 'visitor', visitorBytes());
  const fonts = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.woff2'));
  if (fonts.length !== 1) excesses.push(`${fonts.length} font files, one allowed`);
  for (const font of fonts) gate(font, 'font', statSync(path.join(CLIENT, 'assets', font)).size);
  return excesses;
}

interface Fetched {
  name: PageName;
  html: string;
  language: Language;
  /** The size of the list of routes. */
  routes: number;
}

/** Everything the page fetches: entry, shared files, its route, the route list and one language. */
function scriptBytes({ assets }: ServerBuild, { name, html, language, routes }: Fetched): number {
  const root = assets.routes['root'];
  const route = assets.routes[name];
  if (!root || !route) throw new Error(`No such route in the build: ${name}`);
  const files = new Set([assets.entry.module, root.module, route.module]);
  for (const { imports = [] } of [assets.entry, root, route])
    for (const file of imports) files.add(file);
  const assetNames = readdirSync(path.join(CLIENT, 'assets'));
  const pageTexts = /<html[^>]* data-texts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (html.includes(COMPONENT)) pageTexts.push('components');
  for (const texts of ['site', ...pageTexts]) {
    const begins = `texts-${texts}-${languageCode(language)}-`;
    const file = assetNames.find((asset) => asset.startsWith(begins) && asset.endsWith('.js'));
    if (file === undefined) throw new Error(`No such texts in the build: ${begins}`);
    files.add(`/assets/${file}`);
  }
  for (const file of componentScripts(html)) files.add(file);
  const bytes = [...files].map((file) => readFileSync(path.join(CLIENT, `${file}.br`)).byteLength);
  return bytes.reduce((sum, own) => sum + own, routes);
}

/** The files that a still page fetches by itself; none of them is its route's. */
function stillBytes({ language }: Fetched): number {
  const { src, preloads } = readScriptLists('build')[language].still;
  const entry = readdirSync(path.join(CLIENT, 'assets')).find((name) =>
    /^entry\.client-[\w-]{7}\.js$/.test(name),
  );
  if (entry === undefined) throw new Error('The build has no entry');
  return [src, `/assets/${entry}`, ...preloads]
    .map((file) => statSync(path.join(CLIENT, `${file}.br`)).size)
    .reduce((sum, own) => sum + own, 0);
}

/** The files of React and the words of the site, which the first island brings along. */
function firstIslandBytes(language: Language): number {
  const begins = ['react-', `texts-site-${languageCode(language)}-`, 'hydrate-island-'];
  const names = readdirSync(path.join(CLIENT, 'assets'));
  return names
    .filter((name) => name.endsWith('.js.br') && begins.some((begin) => name.startsWith(begin)))
    .map((name) => statSync(path.join(CLIENT, 'assets', name)).size)
    .reduce((sum, own) => sum + own, 0);
}

/** The size of the list of routes, and what the hashes of all scripts add to the same file. */
function listBytes(language: Language): { routes: number; hashes: number } {
  const { src } = readScriptLists('build')[language].whole;
  const source = readFileSync(path.join(CLIENT, src), 'utf8');
  const routes = brotliCompressSync(source.slice(0, source.indexOf(HASHES_START))).byteLength;
  return { routes, hashes: statSync(path.join(CLIENT, `${src}.br`)).size - routes };
}

/** The script that knows the visitor, with the files it needs besides those of every page. */
function visitorBytes(): number {
  const assets = path.join(CLIENT, 'assets');
  const visitor = readdirSync(assets).find((name) => /^visitor-[\w-]{7}\.js$/.test(name));
  if (visitor === undefined) throw new Error('The build has no file for the visitor');
  const source = readFileSync(path.join(assets, visitor), 'utf8');
  const along = Array.from(source.matchAll(/from\s*"\.\/([^"]+)"/g), ([, name = '']) => name);
  const files = [
    visitor,
    ...along.filter((name) => !/^(?:live|react|site|rolldown-runtime)-/.test(name)),
  ];
  const bytes = files.reduce(
    (sum, name) => sum + readFileSync(path.join(assets, `${name}.br`)).byteLength,
    0,
  );
  process.stdout.write(`  every page, when idle: ${bytes} (${files.join(', ')})\n`);
  return bytes;
}

/** The scripts that the components on the page fetch once it runs. */
function componentScripts(html: string): string[] {
  const files = readComponentFiles('build');
  const names = Array.from(html.matchAll(/ data-component="([^"]*)"/g), ([, name = '']) => name);
  return names.flatMap((name) => files[name]?.scripts ?? []);
}
