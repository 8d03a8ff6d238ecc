import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';
import { readAll } from '#tests/support/studio/test-studio.ts';
import { createTestWorkshop } from '#tests/support/studio/test-workshop.ts';
import { ContentFolder } from './content-folder.ts';
import { parseEntry, type Entry } from './entry.ts';
import { openDesk, type Desk } from './open-desk.ts';
import type { Published } from './publisher.ts';

const ANA = { id: 'ana', name: 'Ana', email: 'ana@example.com' };
/** The content is read twice, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
const ID = 'article/a-copy-of-fees';
const EN = 'articles/a-copy-of-fees/en.md';
let content: ChangedContent;
let varDir: string;
let desk: Desk;
let entry: Entry;
let original: Map<string, string>;

beforeAll(async () => {
  content = copyContent();
  original = readAll(content);
  varDir = mkdtempSync(path.join(tmpdir(), 'sendero-publisher-'));
  desk = await openDesk({
    contentDir: content.root,
    varDir,
    log: createLog('error', () => undefined),
    now: Date.now,
    workshop: createTestWorkshop(),
  });
  const found = parseEntry(ID);
  if (!found) throw new Error('The entry of the test has no name');
  entry = found;
}, PATIENCE_MS);
afterAll(async () => {
  await desk.close();
  content.remove();
  rmSync(varDir, { recursive: true });
});

async function drop(id: string): Promise<void> {
  const open = await desk.drafts.find(id);
  if (!open || !(await desk.drafts.drop(open, ANA))) throw new Error(`${id} has no draft`);
}

/** Publishes a new article, which says what another one says. */
async function publishNew(): Promise<string> {
  const created = Object.fromEntries(
    entry.files.map((file) => {
      const text = content.read(file.replace('a-copy-of-fees', 'fees'));
      return [file, text.replace(/^path: .*$/m, 'path: a-copy-of-fees')];
    }),
  );
  const at = new Date().toISOString();
  const draft = { entry: ID, author: 'Ana', savedAt: at, created, edits: [] };
  await desk.drafts.save(draft, { over: undefined, by: ANA, sum: 'abc', base: 'v1' });
  const done = await desk.publisher.publish(entry, { person: ANA, note: '' });
  expect(done.kind, JSON.stringify(done)).toBe('done');
  return done.kind === 'done' ? done.record.id : '';
}

/** Begins a draft that takes an entry off the site, and lets it go out. */
async function remove(gone: Entry): Promise<Published> {
  const savedAt = new Date().toISOString();
  const draft = {
    entry: gone.id,
    author: 'Ana',
    savedAt,
    created: {},
    edits: [],
    removes: true as const,
  };
  await desk.drafts.save(draft, { over: undefined, by: ANA, sum: 'abc', base: 'v1' });
  return desk.publisher.publish(gone, { person: ANA, note: 'Not needed any more' });
}

const isServed = (): boolean =>
  desk.published.current.articles.some(({ id }) => id === 'a-copy-of-fees');

describe('a file that is published as a new one', () => {
  it('is gone again when that is taken back', async () => {
    const id = await publishNew();
    expect(isServed()).toBe(true);
    expect((await desk.publisher.takeBack(id, ANA)).kind).toBe('done');
    expect(readAll(content)).toEqual(original);
    expect(isServed()).toBe(false);
  });

  it('stays with what others have written in it since, and says the three texts of each place', async () => {
    const id = await publishNew();
    const title = /^title: "(.*)"$/m.exec(content.read(EN))?.[1] ?? '';
    content.change(EN, title, 'What somebody else wrote');
    const before = readAll(content);
    expect(await desk.publisher.takeBack(id, ANA)).toEqual({
      kind: 'changed',
      places: [{ key: `${EN}#title`, base: title, now: 'What somebody else wrote', own: null }],
    });
    expect(readAll(content)).toEqual(before);
    expect(desk.journal.find(id)?.twin).toBeUndefined();
    content.change(EN, 'What somebody else wrote', title);
    expect((await desk.publisher.takeBack(id, ANA)).kind).toBe('done');
    expect(readAll(content)).toEqual(original);
  });
});

describe('a removal', () => {
  it('takes files out, and is taken back byte for byte', async () => {
    await publishNew();
    const before = readAll(content);
    const done = await remove(entry);
    expect(done.kind, JSON.stringify(done)).toBe('done');
    expect(readAll(content)).toEqual(original);
    expect(isServed()).toBe(false);
    const id = done.kind === 'done' ? done.record.id : '';
    expect((await desk.publisher.takeBack(id, ANA)).kind).toBe('done');
    expect(readAll(content)).toEqual(before);
    expect(isServed()).toBe(true);
    expect((await remove(entry)).kind).toBe('done');
  });

  it('is refused where other texts lead to what would go, and names them', async () => {
    const vesting = parseEntry('article/vesting');
    if (!vesting) throw new Error('There is such an entry');
    const refused = await remove(vesting);
    const problems = refused.kind === 'problems' ? refused.problems : [];
    expect(problems.map(({ message }) => message).join('\n')).toContain('vesting');
    expect(problems.every(({ file }) => !file.includes('articles/vesting/'))).toBe(true);
    expect(readAll(content)).toEqual(original);
    expect(desk.published.problems).toEqual([]);
    await drop(vesting.id);
  });

  it('of what has gone meanwhile changes nothing', async () => {
    await publishNew();
    expect((await remove(entry)).kind).toBe('done');
    expect(await remove(entry)).toEqual({ kind: 'nothing' });
    await drop(ID);
    expect(readAll(content)).toEqual(original);
  });

  it('of a picture is taken back with every byte of it', () => {
    const folder = new ContentFolder(mkdtempSync(path.join(varDir, 'pictures-')));
    const file = 'media/infographics/a.png';
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0xc3, 0x28]);
    folder.put([{ file, after: bytes.toString('base64') }]);
    const before = folder.read(file) ?? '';
    folder.put([{ file, after: null }]);
    expect(folder.read(file)).toBeUndefined();
    folder.put([{ file, after: before }]);
    expect(readFileSync(path.join(folder.root, file))).toEqual(bytes);
  });
});
