import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../domain/language/language.ts';
import { withLanguage } from '../../domain/links/with-language.ts';
import { ask } from './ask.ts';
import type { SitePath } from '../../domain/pages/site-path.ts';
import { waitUntilQuiet, type Observer } from './observer.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const WANTED_PAGES = 140;
const MOST_COMPANIES = 5;
/** The company of the edits is among them. */
const EDITED = 'riverbend';
/** Below the company. The lists are those that a like may reorder. */
const PAGES: ReadonlyArray<'' | `/${SitePath}`> = [
  '',
  '/get-the-facts',
  '/get-the-facts/saving',
  '/make-a-change',
  '/faqs',
  '/glossary',
  '/calculator',
  '/articles/vesting/when-the-match-is-yours',
];
const MOST_ASKED = 4;
const KB = 1_024;

/** Pages of several companies, in a group for each company and language. */
function listPages(contentDir: string): string[][] {
  const others = foldersOf(contentDir, 'companies').filter((company) => company !== EDITED);
  const companies = [EDITED, ...pickEvenly(others, MOST_COMPANIES - 1)];
  const perCompany = Math.ceil(WANTED_PAGES / companies.length / LANGUAGES.length);
  const articles = pickEvenly(listArticles(contentDir), perCompany - PAGES.length);
  return LANGUAGES.flatMap((language) =>
    companies.map((company) =>
      [...PAGES, ...articles].map((page) => withLanguage(`/${company}${page}`, language)),
    ),
  );
}

function foldersOf(contentDir: string, folder: string): string[] {
  return readdirSync(path.join(contentDir, folder)).toSorted();
}

function listArticles(contentDir: string): string[] {
  return foldersOf(contentDir, 'articles').flatMap((id) => {
    if (id === 'vesting') return [];
    const file = readFileSync(path.join(contentDir, 'articles', id, 'article.yaml'), 'utf8');
    const slug = /^path: (.+)$/m.exec(file)?.[1];
    const isBasic = /^kind: basic$/m.test(file);
    return isBasic && slug !== undefined ? [`/articles/${id}/${slug}`] : [];
  });
}

function pickEvenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items
    .filter((_item, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .slice(0, count);
}

/** Pages that are answered from memory, with the version of each that is there. */
export type KeptPages = ReadonlyMap<string, { version: string; bytes: number }>;

/** Asks for each page until it comes from memory; one that never does is not among the kept. */
async function keepPages({ port }: ServerUnderTest, pages: readonly string[]): Promise<KeptPages> {
  const kept = new Map<string, { version: string; bytes: number }>();
  for (const page of pages) {
    for (let asked = 0; asked < MOST_ASKED && !kept.has(page); asked += 1) {
      const { status, headers, bytes, isFromMemory } = await ask({ port, path: page });
      if (status !== 200) throw new Error(`${page} is answered with ${status}`);
      if (isFromMemory) kept.set(page, { version: headers.etag ?? '', bytes });
    }
  }
  return kept;
}

/** What one kept page takes, and what is sent of it. */
interface KeptPageSize {
  memoryKb: number;
  sentKb: number;
}

/**
 * Keeps the pages group by group. What each takes is the median of the groups, because code that is
 * compiled or given up in between is as large as many pages.
 */
export async function measureKeptPages(
  server: ServerUnderTest,
  contentDir: string,
): Promise<{ kept: KeptPages; size: KeptPageSize }> {
  const groups = listPages(contentDir);
  const sizes: number[] = [];
  let before = await server.liveMb();
  for (const pages of groups) {
    await keepPages(server, pages);
    await waitUntilQuiet(server);
    const after = await server.liveMb();
    sizes.push(((after - before) * KB) / pages.length);
    before = after;
  }
  const kept = await keepPages(server, groups.flat());
  const sent = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const inOrder = sizes.toSorted((a, b) => a - b);
  return {
    kept,
    size: {
      memoryKb: inOrder[Math.floor(inOrder.length / 2)] ?? 0,
      sentKb: sent / kept.size / KB,
    },
  };
}

export interface DropFigures {
  kept: number;
  /** Pages that were made anew as they were asked for. */
  madeAnew: number;
  /** The part of them that was answered at once with the old text, and made behind the visitor. */
  servedOld: number;
  /** Pages that say something else than before. */
  changed: number;
  /** What it costs until all of them are kept again, by visitors' questions or without. */
  cpu: number;
}

interface Drop {
  figures: DropFigures;
  after: KeptPages;
}

/** Asks once for each kept page after something has changed, and looks which are made anew. */
export async function measureDrop(
  { server, observer }: { server: ServerUnderTest; observer: Observer },
  before: KeptPages,
  change: () => Promise<void> = async () => undefined,
): Promise<Drop> {
  const pages = [...before.keys()];
  const { result: counted, cpu } = await observer.observe(async () => {
    await change();
    const counts = { madeAnew: 0, servedOld: 0 };
    for (const page of pages) {
      const { isFromMemory, headers } = await ask({ port: server.port, path: page });
      if (isFromMemory) continue;
      counts.madeAnew += 1;
      if (headers.etag === before.get(page)?.version) counts.servedOld += 1;
    }
    return counts;
  });
  const after = await keepPages(server, pages);
  const changed = pages.filter(
    (page) => after.get(page)?.version !== before.get(page)?.version,
  ).length;
  return { figures: { kept: pages.length, ...counted, changed, cpu }, after };
}

export async function likeArticle({ port }: ServerUnderTest, id: string): Promise<void> {
  const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
  const { status } = await ask({
    port,
    method: 'POST',
    path: `/po/content/articles/${id}/rating?${query}`,
  });
  if (status !== 200) throw new Error(`A like is answered with ${status}`);
}
