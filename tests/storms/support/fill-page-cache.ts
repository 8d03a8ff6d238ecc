import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { cardKey } from '#server/content/parts/summaries.ts';
import { finishPage, type FinishedPage } from '#server/pages/kept/finished-page.ts';
import { PageCache, rawAddress } from '#server/pages/kept/page-cache.ts';

/*
 * Keeps pages as large as real ones, and tells its parent after each round how much memory they took, and
 * how much the cache counted. It runs with `--expose-gc`, in a process that holds nothing else.
 */
const ROUNDS = 5;
const PAGES_OF_ROUND = 150;
const COLLECTIONS = 4;
const MOST_PARTS = 120;

const random = (letters: number): string => randomBytes(letters).toString('base64url');
const words = Array.from({ length: 4_000 }, () => random(6));
const articles = Array.from({ length: 500 }, () => ({
  id: `article-${random(9)}`,
  hash: random(12),
}));

/** Sizes go through all there are, so that every round is like the others. */
function sizeOf(number: number, least: number, most: number): number {
  return least + ((number * 37) % (most - least));
}

function keepableOf(number: number): Promise<FinishedPage> {
  const length = sizeOf(number, 2_000, 8_000);
  const text = Array.from({ length }, (_none, at) => words[(at * at + number * 7) % words.length]);
  const shown = Array.from(
    { length: sizeOf(number, 20, MOST_PARTS) },
    (_none, at) => articles[(number + at * 3) % articles.length],
  ).filter((article) => article !== undefined);
  const hashes = Array.from({ length: 12 }, () => `'sha256-${randomBytes(32).toString('base64')}'`);
  return finishPage({
    status: 200,
    text: text.join(' '),
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${hashes.join(' ')}`,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      Vary: 'Accept-Encoding',
    },
    madeOf: {
      madeAt: number,
      parts: new Map(shown.map(({ id, hash }) => [cardKey(id), hash])),
      ownArticle: undefined,
      articleIds: new Set(shown.slice(0, 30).map(({ id }) => id)),
      isRanked: true,
    },
  });
}

async function usedBytes(): Promise<number> {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    globalThis.gc?.();
    // oxlint-disable-next-line eslint/no-await-in-loop -- buffers are given back between two collections
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const cache = new PageCache(1e9);
for (let round = 0; round <= ROUNDS; round += 1) {
  const [used, counted] = [await usedBytes(), cache.bytes];
  for (let at = 0; at < PAGES_OF_ROUND; at += 1) {
    const number = round * PAGES_OF_ROUND + at;
    const path = `/riverbend/articles/${number}/what-it-is-about`;
    const flags = Object.fromEntries(words.slice(0, 12).map((flag) => [flag, true]));
    const key = JSON.stringify({ companyId: 'riverbend', pathname: path, flags, year: 2026 });
    cache.store(key, await keepableOf(number));
    cache.find(key, rawAddress({ host: 'here.example', isSecure: true }, path));
  }
  const grown = { used: (await usedBytes()) - used, counted: cache.bytes - counted };
  // In the first round code is compiled as well.
  if (round > 0) process.send?.(grown);
}
