import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { makePagesOf } from '#tests/support/page-maker.ts';
import { catalogues } from '../../content/catalogues.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { listPages } from '../../content/page-lists.ts';
import { assembleContent } from '../../content/parts/content-assembly.ts';
import { NO_WORDS } from '#domain/search/word-index.ts';
import { ContentWorkshop } from '../../content/parts/content-workshop.ts';
import { FlagService } from '../../flags/flag-service.ts';
import { flagSourceOf } from '../../flags/flag-source.ts';
import { createLog } from '../../log.ts';
import type { PageServer } from '../page-server.ts';
import { loadPageRenderer, type PageRenderer } from '../ssr.ts';
import { FinishedPage } from './finished-page.ts';
import { LikeHistory } from './like-history.ts';
import { PageFreshness } from './page-freshness.ts';

const COMPANY = 'riverbend';
const CHANGED_MEDIA = ['media/art/', 'media/captions/'];
const NOW = Date.UTC(2026, 10, 22);

let root: string;
let workshop: ContentWorkshop;
let renderer: PageRenderer;
let flags: FlagService;
const content = {} as { current: ContentSet };
let pages: PageServer;
/** Every kind of page once, in either language in turn. */
let kept: Array<{ pathname: string; language: Language; page: FinishedPage; bytes: string }>;

function take(): ContentSet {
  const settled = workshop.look();
  expect(settled.problems).toEqual([]);
  return assembleContent(settled, () => NO_WORDS);
}

async function make(pathname: string, language: Language): Promise<FinishedPage> {
  const key = { companyId: COMPANY, language, pathname, query: '' };
  const served = await pages.serve({ key, host: 'localhost', origin: 'http://localhost' });
  if (served.kind === 'redirect') throw new Error(`${pathname} leads elsewhere`);
  return served.page;
}

async function bytesOf(page: FinishedPage): Promise<string> {
  const { body } = await page.answer({ acceptEncoding: undefined, ifNoneMatch: undefined });
  return String(body);
}

function listSamples(): string[] {
  const first = new Map(
    listPages(content.current, COMPANY).map((listed) => [listed.name, listed.path]),
  );
  first.set('article', `/${COMPANY}/articles/fees/${articlePath('fees')}`);
  return [...first.values()];
}

function articlePath(id: string): string {
  return content.current.articles.find((article) => article.id === id)?.path ?? '';
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-fresh-'));
  copyLinkedContent(root, CHANGED_MEDIA);
  workshop = new ContentWorkshop({ root, catalogues }, { remembered: REMEMBERED_PARTS });
  content.current = take();
  const log = createLog('error', () => undefined);
  renderer = await loadPageRenderer(log);
  flags = await FlagService.open({ source: flagSourceOf(content.current), remote: undefined, log });
  pages = makePagesOf(
    { content, flags, isStaging: () => false, planYear: undefined, now: () => NOW },
    renderer,
  );
  kept = [];
  for (const [at, pathname] of listSamples().entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en-US';
    const served = await pages
      .serve({
        key: { companyId: COMPANY, language, pathname, query: '' },
        host: 'localhost',
        origin: 'http://localhost',
      })
      .catch(() => undefined);
    if (served?.kind !== 'page') continue;
    kept.push({ pathname, language, page: served.page, bytes: await bytesOf(served.page) });
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  copyLinkedContent(root, CHANGED_MEDIA);
  rmSync(path.join(root, 'articles/fresh'), { recursive: true, force: true });
  content.current = take();
});

function replaceIn(file: string, from: RegExp | string, to: string): void {
  const name = path.join(root, file);
  const text = readFileSync(name, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(name, changed);
}

const EDITS: ReadonlyArray<{
  what: string;
  /** The number of pages that may have to be made anew, of some fifty. */
  most: number;
  edit: () => void;
}> = [
  { what: 'the title of an article', most: 2, edit: () => replaceTitle('fees') },
  {
    what: 'the text of an article',
    most: 1,
    edit: () => {
      appendFileSync(path.join(root, 'articles/fees/en.md'), '\nOne more.\n');
      appendFileSync(path.join(root, 'articles/fees/es.md'), '\nUna más.\n');
    },
  },
  {
    what: 'the order of articles',
    most: 16,
    edit: () => changeYaml(root, 'articles/fees/article.yaml', { order: 0 }),
  },
  {
    what: 'the likes that an article begins with',
    most: 16,
    edit: () => changeYaml(root, 'articles/fees/article.yaml', { likes: 9_999 }),
  },
  {
    what: 'the name of the company',
    most: Infinity,
    edit: () => changeYaml(root, `companies/${COMPANY}/company.yaml`, { name: 'Another' }),
  },
  {
    what: 'a color of the company',
    most: Infinity,
    edit: () => changeYaml(root, `companies/${COMPANY}/theme.yaml`, { 'art-soft': '#ABCDEF' }),
  },
  { what: 'a question', most: 1, edit: () => replaceIn('faqs/faqs.yaml', /en: \w/, 'en: New w') },
  {
    what: 'a term',
    most: 1,
    edit: () => replaceIn('glossary/glossary.yaml', /en: "/, 'en: "New '),
  },
  { what: 'a topic', most: 2, edit: () => replaceIn('topics.yaml', /en: \w/, 'en: New w') },
  {
    what: 'a presenter',
    most: 2,
    edit: () => replaceIn('influencers.yaml', /name: \w/, 'name: New w'),
  },
  {
    what: 'an animal',
    most: 9,
    edit: () => replaceIn('persona/animals/owl.yaml', /en: \w/, 'en: New w'),
  },
  {
    what: 'a question of the quiz',
    most: 9,
    edit: () => replaceIn('persona/quiz.yaml', /en: \w/, 'en: W'),
  },
  {
    what: 'the privacy page',
    most: 1,
    edit: () => appendFileSync(path.join(root, 'pages/privacy/en.md'), '\nOne more.\n'),
  },
  {
    what: 'a drawing',
    most: Infinity,
    edit: () => replaceIn('media/art/scene-facts.svg', 'r="166.4"', 'r="160"'),
  },
  {
    what: 'a captions file',
    most: 1,
    edit: () =>
      appendFileSync(
        path.join(root, 'media/captions/mm-one-more-point-es-AVS-es.vtt'),
        '\nNOTE new\n',
      ),
  },
  {
    what: 'a fragment that only the default company has',
    most: 1,
    edit: () =>
      replaceIn(
        'fragments/generic/money-minute/master.yaml',
        /description: "/,
        'description: "New ',
      ),
  },
  {
    what: 'a new article',
    most: 16,
    edit: () => writeFixtureArticle(root, { id: 'fresh', kind: 'basic' }),
  },
];

function replaceTitle(id: string): void {
  for (const language of ['en', 'es'])
    replaceIn(`articles/${id}/${language}.md`, /title: .*/, 'title: Another title');
}

let now: number;
let freshness: PageFreshness;
beforeEach(() => {
  now = NOW;
  const likes = new LikeHistory(() => now);
  freshness = new PageFreshness({ content, likes, now: () => now });
});

function swap(edit: () => void): void {
  const before = content.current.version;
  edit();
  content.current = take();
  expect(content.current.version).not.toBe(before);
  freshness.noteSwap();
}

describe('an edit', () => {
  it.each(EDITS)(
    'of $what is known to every page that shows it, and to few others',
    async (edited) => {
      swap(edited.edit);
      const others = kept.filter(({ page }) => freshness.judge(page) !== 'fresh');
      expect(others.length).toBeLessThanOrEqual(edited.most);
      for (const { pathname, language, page, bytes } of kept)
        if (freshness.judge(page) === 'fresh')
          expect(await bytesOf(await make(pathname, language)), pathname).toBe(bytes);
      expect(kept.length).toBeGreaterThan(30);
    },
  );

  it('lets the old page be served for a minute, while the new one is made', () => {
    swap(() => changeYaml(root, `companies/${COMPANY}/company.yaml`, { name: 'Another' }));
    expect(judgeAt('/faqs')).toBe('old');
    now += 59_000;
    expect(judgeAt('/faqs')).toBe('old');
    now += 2_000;
    expect(judgeAt('/faqs')).toBe('untrue');
  });

  it('that takes an article away lets nobody read it any longer, and finds it again if it comes back', () => {
    const lists = pageOf(['article-list', 'card/fees', 'article/fees']);
    const parts = new Map(content.current.parts);
    for (const key of ['card/fees', 'article/fees']) parts.delete(key);
    const before = content.current;
    content.current = { ...before, version: 'without it', parts };
    freshness.noteSwap();
    expect(freshness.judge(lists)).toBe('untrue');
    content.current = before;
    expect(freshness.judge(lists)).toBe('fresh');
  });
});

function judgeAt(below: string): string {
  const found = kept.find(({ pathname }) => pathname === `/${COMPANY}${below}`);
  if (!found) throw new Error(`No page ${below} is kept`);
  return freshness.judge(found.page);
}

function pageOf(keys: readonly string[]): FinishedPage {
  const parts = new Map(keys.map((key) => [key, content.current.parts.get(key)]));
  const madeOf = {
    madeAt: NOW,
    parts,
    ownArticle: undefined,
    articleIds: new Set<string>(),
    isRanked: false,
  };
  return new FinishedPage({ status: 200, text: '', headers: {}, madeOf }, Buffer.alloc(0));
}
