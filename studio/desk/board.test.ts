import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article, ContentSet } from '#server/content/content-set.ts';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';
import { readContent } from '#tests/support/content/read-content.ts';
import { listRows, type BoardRow } from './board.ts';
import { ChangedAt } from './changed-at.ts';
import { ContentFolder } from './content-folder.ts';
import type { Draft } from './draft.ts';
import { filterBoard } from './filter-board.ts';
import { Journal } from './records/journal.ts';

const ALL = { q: '', kind: '', company: '', state: '', page: 1 };
const DAY_S = 86_400;
let content: ChangedContent;
let set: ContentSet;

beforeAll(() => {
  content = copyContent();
  set = readContent(content.root);
});
afterAll(() => content.remove());

async function rowsOf(
  drafts: ReadonlyArray<Draft & { stage: 'draft' }> = [],
  whole = set,
): Promise<BoardRow[]> {
  const folder = new ContentFolder(content.root);
  const times = new Map([
    ['articles/fees/en.md', 10 * DAY_S],
    ['articles/fees/es.md', 5 * DAY_S],
  ]);
  const checkout = {
    person: undefined,
    commit: () => Promise.reject(new Error('Nobody commits')),
    findCommit: () => Promise.resolve(undefined),
    unstage: () => Promise.resolve(),
    listTimes: () => Promise.resolve(times),
  };
  const changedAt = new ChangedAt({ folder, journal: new Journal('/nowhere'), checkout });
  await changedAt.lookAgain();
  return listRows({ content: whole, drafts, read: folder.read, changedAt });
}

describe('the board', () => {
  it('knows what is missing in a language, what is older and what is a draft', async () => {
    const draft = {
      entry: 'article/vesting',
      author: 'Ana',
      savedAt: '2026-11-23T00:00:00.000Z',
      stage: 'draft' as const,
      created: {},
      edits: [{ file: 'articles/vesting/es.md', path: ['title'], base: '', value: '' }],
    };
    const rows = await rowsOf([draft]);
    const find = (id: string): BoardRow | undefined => rows.find((row) => row.id === id);
    expect(find('article/fees')?.texts).toMatchObject({
      en: { state: 'complete' },
      es: { state: 'older' },
    });
    expect(find('article/vesting')).toMatchObject({
      state: 'draft',
      texts: { es: { state: 'lacks', lacking: 1 } },
    });
    expect(find('article/roth-or-pretax')).toMatchObject({
      state: 'published',
      texts: { es: { state: 'complete' } },
    });
    const attention = filterBoard(rows, { ...ALL, state: 'attention' }).rows.map(({ id }) => id);
    expect(attention).toEqual(expect.arrayContaining(['article/fees', 'article/vesting']));
    expect(attention).not.toContain('article/roth-or-pretax');
  });

  it('shows what a company has for itself and what it takes from others', async () => {
    const { rows } = filterBoard(await rowsOf(), {
      ...ALL,
      company: 'riverbend',
      kind: 'fragment',
    });
    const origins = new Map(rows.map(({ id, origin }) => [id, origin?.kind]));
    expect(origins.get('fragment/riverbend/home-landing')).toBe('own');
    expect(origins.get('fragment/generic/workshop')).toBe('inherited');
    expect(origins.has('fragment/generic/home-landing')).toBe(false);
  });

  it('shows only what companies have for themselves, or only what one takes from the first', async () => {
    const rows = await rowsOf();
    const ids = (asked: object): string[] =>
      filterBoard(rows, { ...ALL, ...asked }).rows.map(({ id }) => id);
    expect(ids({ state: 'own' })).toContain('fragment/riverbend/home-landing');
    expect(ids({ state: 'own' }).filter((id) => !/^fragment\/(?!generic\/)/.test(id))).toEqual([]);
    const inherited = ids({ state: 'inherited', company: 'riverbend' });
    expect(inherited).toContain('fragment/generic/workshop');
    expect(inherited.filter((id) => !id.startsWith('fragment/generic/'))).toEqual([]);
    expect(rows.find(({ id }) => id === 'company/riverbend')?.ownWords).toBe(2);
    expect(rows.find(({ id }) => id === 'company/generic')?.ownWords).toBe(0);
  });

  it('finds words without their accents, in either language', async () => {
    const { rows } = filterBoard(await rowsOf(), { ...ALL, q: 'letra CHÍCA' });
    expect(rows.map(({ id }) => id)).toEqual(['article/fees']);
  });

  it('answers at once with 10,000 articles', async () => {
    const [first] = set.articles as [Article];
    const articles = Array.from({ length: 10_000 }, (_, at) => ({ ...first, id: `copy-${at}` }));
    const rows = await rowsOf([], { ...set, articles });
    const began = performance.now();
    const found = filterBoard(rows, { ...ALL, q: 'copy-99', page: 2 });
    expect(performance.now() - began).toBeLessThan(500);
    expect(found).toMatchObject({ count: 111, from: 51, pages: 3 });
    expect(found.rows).toHaveLength(50);
  });
});
