import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  DEFAULT_LANGUAGE,
  languageCode,
  otherLanguages,
  type Language,
} from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { createLog } from '../../server/log.ts';
import { parseConfig } from '../../server/config.ts';
import { readScriptLists } from '../../server/pages/script-lists.ts';
import { startServer } from '#server/assemble/server.ts';
import { loadPageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '../../server/static/static-files.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from '../pages/page-samples.ts';
import { usedBytes, USES } from './used-scripts.ts';
import { ADDED, weighModules } from './weigh-modules.ts';

/** The notes that the budgets come from use 1 kB for 1,024 bytes. */
const KB = 1_024;
const CLIENT = 'build/client';

/** Compressed bytes a page may cost its visitor. */
const BUDGET = {
  /**
   * Whoever uses a page fetches this once and keeps it for a year. It has a hash for each script, and
   * hashes do not compress.
   */
  hashes: 6.7 * KB,
  styles: 11 * KB,
  html: 20 * KB,
  font: 20 * KB,
  /** What a page runs until something on it is used. */
  start: 17 * KB,
  /** What the first island of a page needs besides, whichever it is. */
  firstIsland: 64.5 * KB,
} as const;

interface Allowance {
  html: number;
}

/** What is translated needs more words than the English it is made from. */
const MEASURED = otherLanguages(DEFAULT_LANGUAGE);

/** Pages that say more than others have larger budgets. */
const LARGER: Partial<Record<PageName, Allowance>> = {
  // A band for each area of the site.
  home: { html: 20.1 * KB },
  inflation: { html: 21.8 * KB },
  // What comes first, with the numbers of three other pages beside it.
  'my-trail': { html: 20.5 * KB },
  // A sheet of numbers, and what the heart says, which stands in the page and so needs no React.
  tool: { html: 20.6 * KB },
  // The button, the bar and the words of what reads it aloud, beside its text, its components and a sheet of numbers.
  article: { html: 21.8 * KB },
  more: { html: 20.5 * KB },
  'minute-article': { html: 20.5 * KB },
  // Three films, four cards that turn, a quiz and a guide.
  hispanic: { html: 26.9 * KB },
  // All the words of a session stand on its page.
  session: { html: 21.5 * KB },
  roadtrip: { html: 21.7 * KB },
  // A player, a list of films, a podcast and the words of it all.
  'grammy-major': { html: 22.2 * KB },
  'latin-grammy': { html: 22.9 * KB },
  'target-date': { html: 21.5 * KB },
  // All that an answer may say, and each step to it, waits in the page, for a script without words of its own.
  'money-question': { html: 22.9 * KB },
};

/** Lists a sentence for each page that is over its budget. */
export async function checkBudgets(): Promise<string[]> {
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
  const measured = MEASURED.flatMap((language) =>
    PAGE_SAMPLES.map((sample) => ({ sample, language })),
  );
  try {
    for (const { sample, language } of measured) {
      const page = addressOf(sample, { companyId: companyOf(sample), language });
      const response = await fetch(`http://127.0.0.1:${running.port}${page}`, {
        headers: { 'Accept-Encoding': 'br' },
      });
      const html = await response.text();
      gate(page, 'html', Number(response.headers.get('Content-Length')), LARGER[sample.name]?.html);
      const styles = brotliCompressSync(
        /<style id="app-css"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '',
      ).byteLength;
      gate(page, 'styles', styles);
      const early = html.replace(/<template id="boot">[\s\S]*?<\/template>/, '');
      const preloaded =
        early.match(/<link rel="modulepreload"|<script type="module"|<script[^>]* src=/g)?.length ??
        0;
      if (preloaded > 0)
        excesses.push(
          `${page}: ${preloaded} script(s) are fetched before the first paint, none allowed`,
        );
      process.stdout.write(
        `  ${page}: html ${response.headers.get('Content-Length')}, styles ${styles}\n`,
      );
    }
  } finally {
    await running.close();
  }
  for (const language of MEASURED) {
    const own = { ...startBytes(language), firstIsland: firstIslandBytes(language) };
    process.stdout.write(`  every page in ${language}: ${JSON.stringify(own)}\n`);
    for (const [what, bytes] of Object.entries(own))
      gate(`every page in ${language}`, what as keyof typeof own, bytes);
    for (const { page, budget, ...use } of USES) {
      const bytes = usedBytes(use, language) + own.start + own.hashes;
      process.stdout.write(`  ${page} in ${language}, used: ${bytes} bytes of script\n`);
      if (bytes > budget)
        excesses.push(`${page}, used: its script is ${bytes} bytes, ${budget} allowed`);
    }
  }
  const added = await Promise.all(
    Object.entries(ADDED.pages).map(async ([page, modules]) => {
      const bytes = await weighModules(modules);
      process.stdout.write(`  added to ${page}: ${bytes} bytes of script\n`);
      return bytes;
    }),
  );
  const allAdded = added.reduce((sum, bytes) => sum + bytes, 0);
  if (allAdded > ADDED.budget)
    excesses.push(
      `what was added to pages is ${allAdded} bytes of script, ${ADDED.budget} allowed`,
    );
  const fonts = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.woff2'));
  if (fonts.length !== 1) excesses.push(`${fonts.length} font files, one allowed`);
  for (const font of fonts) gate(font, 'font', statSync(path.join(CLIENT, 'assets', font)).size);
  return excesses;
}

const sizeOf = (file: string): number => statSync(path.join(CLIENT, `${file}.br`)).size;

/** What every page fetches by itself, and the list of hashes that comes with the first thing it loads. */
function startBytes(language: Language): { start: number; hashes: number } {
  const { src, start } = readScriptLists('build')[language];
  return { start: sizeOf(start.src), hashes: sizeOf(src) };
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
