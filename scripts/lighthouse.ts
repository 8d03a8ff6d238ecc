import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LANGUAGES, languageCode } from '#domain/language/language.ts';
import { sayLoad, startPeers } from './peers/start-peers.ts';
import { addressOf, companyOf, PAGE_SAMPLES, type SampleKind } from './pages/page-samples.ts';

/** Pages that people arrive at first, and the article that fetches most. */
const KINDS = new Set<SampleKind>([
  'home',
  'article, with components',
  'hispanic',
  'grammy-major',
  'latin-grammy',
]);

/**
 * Runs Lighthouse with its mobile defaults on these pages in the languages of their readers, or on
 * those named, and on the peers that are installed. They take turns, and the median of five counts.
 */
const PAGES = PAGE_SAMPLES.filter(({ kind }) => KINDS.has(kind)).flatMap((sample) =>
  LANGUAGES.filter(
    (language) => (sample.page.readers ?? languageCode(language)) === languageCode(language),
  ).map((language) => addressOf(sample, { companyId: companyOf(sample), language })),
);
const asked = process.argv.slice(2);
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const child = fork('scripts/bench-server.ts', ['kept'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [{ port }] = (await once(child, 'message')) as [{ port: number }];
const chromePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const peers = await startPeers();
const measured = [
  ...(asked.length > 0 ? asked : PAGES).map((page) => ({
    name: page,
    url: `http://127.0.0.1:${port}${page}`,
  })),
  ...peers,
].map(({ name, url }) => ({ name, url, runs: [] as number[][] }));
sayLoad('before');
for (let run = 0; run < RUNS; run += 1)
  for (const { url, runs } of measured) runs.push(await measure(url));
sayLoad('after');
const [ours] = measured;
for (const { name, runs } of measured) {
  const [performance, accessibility, practices, seo, fcp = 0, lcp = 0, cls] = medians(runs);
  const [, , , , ourFcp = 1, ourLcp = 1] = medians(ours?.runs ?? []);
  const ratios = peers.some((peer) => peer.name === name)
    ? `, of ${ours?.name}: FCP x ${(fcp / ourFcp).toFixed(2)}, LCP x ${(lcp / ourLcp).toFixed(2)}`
    : '';
  process.stdout.write(
    `${name}: performance ${performance} accessibility ${accessibility} best practices ${practices} SEO ${seo}, FCP ${fcp} ms, LCP ${lcp} ms, CLS ${cls}${ratios}\n`,
  );
}
for (const peer of peers) peer.stop();
child.disconnect();

async function measure(url: string): Promise<number[]> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: CHROME_FLAGS });
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  chrome.kill();
  if (!result) throw new Error(`Lighthouse had no result for ${url}`);
  const { categories, audits } = result.lhr;
  for (const [id, audit] of Object.entries(audits)) {
    const isFailed =
      audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary';
    if (isFailed) process.stdout.write(`  ${id}: ${audit.title}\n`);
  }
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
    Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
  ];
}

function medians(runs: readonly number[][]): number[] {
  const [first = []] = runs;
  return first.map((_value, column) => {
    const sorted = runs.map((run) => run[column] ?? 0).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}
