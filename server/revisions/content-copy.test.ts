import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import { createLog } from '../log.ts';
import {
  describeOnEachDatabase,
  type TestDatabase,
} from '#tests/support/database/each-database.ts';
import { addRevision, type FileBytes } from './add-revision.ts';
import { ContentCopy } from './content-copy.ts';
import { isContentFile, listContentFiles } from './content-files.ts';
import { followRevisions } from './follow-revisions.ts';
import { importContent, OlderFolderError } from './import-content.ts';
import { requireOwnFolder } from './own-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string): string => path.join(folder, name);

function write(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function read(root: string): Record<string, string> {
  return Object.fromEntries(
    listContentFiles(root).map((file) => [file, readFileSync(path.join(root, file), 'latin1')]),
  );
}

const bytes = (files: Readonly<Record<string, string | null>>): FileBytes =>
  new Map(
    Object.entries(files).map(([file, text]) => [file, text === null ? null : Buffer.from(text)]),
  );

function publish(
  test: TestDatabase,
  base: number,
  files: Readonly<Record<string, string | null>>,
): Promise<number | undefined> {
  const about = { at: '2026', who: 'ana', deed: 'published', entry: 'article/fees', note: '' };
  const row = { ...about, edits: '[]', takes_back: null, named: null };
  return inTransaction(test.database(), (transaction) =>
    addRevision(transaction, { ...row, base, files: bytes(files) }),
  );
}

/** It is as long as several pieces, and no text. */
const FILM = Buffer.from(Array.from({ length: 500_000 }, (_, at) => (at * 7 + (at >> 9)) % 256));
const FIRST = {
  'articles/fees/en.md': 'Fees',
  'articles/fees/es.md': 'Comisiones, año',
  'media/video/film.mp4': FILM,
  'media/posters/empty.jpg': Buffer.alloc(0),
};
const ASCII_FIRST = {
  ...FIRST,
  'articles/fees/es.md': Buffer.from('Comisiones, año').toString('latin1'),
  'media/video/film.mp4': FILM.toString('latin1'),
  'media/posters/empty.jpg': '',
};

const importing = { who: 'operator ana', now: () => 1_000, check: () => undefined };

describeOnEachDatabase('a copy of the published content', (test) => {
  let copy: ContentCopy;

  beforeEach(async () => {
    await test.empty();
    write(place('source'), FIRST);
    await importContent(test.database(), { root: place('source'), ...importing });
    copy = new ContentCopy(test.database(), place('copy'));
  });

  it('is the published files byte for byte, of which only the different ones are asked for', async () => {
    const first = await copy.takeNewest();
    expect(first).toMatchObject({ revision: 1, loaded: 4, bytes: FILM.byteLength + 20 });
    expect(read(copy.root)).toEqual(ASCII_FIRST);
    await publish(test, 1, { 'articles/fees/en.md': 'Costs', 'articles/new/en.md': 'Costs' });
    expect(await copy.takeNewest()).toEqual({
      revision: 2,
      files: ['articles/fees/en.md', 'articles/new/en.md'],
      loaded: 1,
      bytes: 5,
    });
    expect(await copy.takeNewest()).toMatchObject({ revision: 2, files: [], loaded: 0 });
    expect(read(copy.root)).toMatchObject({
      'articles/fees/en.md': 'Costs',
      'articles/new/en.md': 'Costs',
    });
    // A node that was off asks for what it lacks.
    await publish(test, 2, { 'articles/fees/en.md': 'Fees', 'articles/new/en.md': null });
    const again = new ContentCopy(test.database(), copy.root);
    expect(await again.takeNewest()).toMatchObject({ revision: 3, loaded: 1, bytes: 4 });
    expect(read(copy.root)).toEqual(ASCII_FIRST);
    expect(existsSync(path.join(copy.root, 'articles/new'))).toBe(false);
  });

  it('mends at a start what is torn, changed by hand or too much, and leaves nothing of its own', async () => {
    await copy.takeNewest();
    for (const gone of ['articles/fees/es.md', 'media/posters/empty.jpg'])
      rmSync(path.join(copy.root, gone));
    write(copy.root, {
      'media/video/film.mp4': FILM.subarray(0, 1_000),
      'articles/fees/en.md': 'By hand',
      'articles/other/en.md': 'Nobody published this',
      [`.taking-${process.pid}/0`]: 'left by a crash',
      'media/posters/empty.jpg/was-a-folder': '',
    });
    const again = new ContentCopy(test.database(), copy.root);
    expect(await again.takeNewest()).toMatchObject({ revision: 1, loaded: 4 });
    expect(read(copy.root)).toEqual(ASCII_FIRST);
    expect(existsSync(path.join(copy.root, `.taking-${process.pid}`))).toBe(false);
    expect(existsSync(path.join(copy.root, 'articles/other'))).toBe(false);
  });

  it('takes one of two that publish from the same revision, and nothing of the other', async () => {
    const both = await Promise.all([
      publish(test, 1, { 'articles/fees/en.md': 'One' }),
      publish(test, 1, { 'articles/fees/en.md': 'Two', 'articles/fees/es.md': 'Dos' }),
    ]);
    expect(both.toSorted()).toEqual([2, undefined]);
    await copy.takeNewest();
    const won = both[0] === 2 ? ['One', ASCII_FIRST['articles/fees/es.md']] : ['Two', 'Dos'];
    expect([
      read(copy.root)['articles/fees/en.md'],
      read(copy.root)['articles/fees/es.md'],
    ]).toEqual(won);
    const rows = await test.database().selectFrom('content_files').selectAll().execute();
    expect(rows.filter(({ revision }) => revision === 2)).toHaveLength(both[0] === 2 ? 1 : 2);
  });

  it('stays as it was while bytes are missing, says so once, and goes on when they are there', async () => {
    await copy.takeNewest();
    await publish(test, 1, { 'articles/fees/en.md': 'Costs' });
    const hidden = { hash: 'hidden' };
    const blobs = test.database().updateTable('content_blobs');
    const { hash } = await test
      .database()
      .selectFrom('content_files')
      .select('hash')
      .where('revision', '=', 2)
      .executeTakeFirstOrThrow();
    await blobs.set(hidden).where('hash', '=', hash).execute();
    const lines: string[] = [];
    const follower = followRevisions({ copy, log: createLog('info', (line) => lines.push(line)) });
    await follower.look();
    await follower.look();
    expect([copy.revision, copy.newest]).toEqual([1, 2]);
    expect(read(copy.root)).toEqual(ASCII_FIRST);
    await blobs
      .set({ hash: hash ?? '' })
      .where('hash', '=', 'hidden')
      .execute();
    await follower.look();
    await follower.stop();
    expect(read(copy.root)['articles/fees/en.md']).toBe('Costs');
    expect([copy.revision, copy.newest]).toEqual([2, 2]);
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'content-not-taken-over',
      'content-taken-over',
    ]);
  });

  it('refuses bytes that are others than their hash says, and names that lead elsewhere', async () => {
    await copy.takeNewest();
    await publish(test, 1, { 'articles/fees/en.md': 'Costs' });
    const blobs = test.database().updateTable('content_blobs');
    await blobs.set({ bytes: Buffer.from('Forged').toString('base64') }).execute();
    await expect(copy.takeNewest()).rejects.toThrow('no whole file under the hash');
    await publish(test, 2, { 'articles/fees/en.md': null, '../outside.md': 'Out' });
    await expect(copy.takeNewest()).rejects.toThrow('../outside.md is no name of a file');
    expect(existsSync(place('outside.md'))).toBe(false);
    expect(read(copy.root)).toEqual(ASCII_FIRST);
  });

  it('goes back with a database that was restored to an earlier day', async () => {
    await publish(test, 1, { 'articles/fees/en.md': 'Costs', 'articles/new/en.md': 'New' });
    await copy.takeNewest();
    await test.database().deleteFrom('content_files').where('revision', '=', 2).execute();
    await test.database().deleteFrom('content_revisions').where('number', '=', 2).execute();
    expect(await copy.takeNewest()).toMatchObject({ revision: 1 });
    expect(read(copy.root)).toEqual(ASCII_FIRST);
  });

  it('is imported again when it was changed, and never over what was published since', async () => {
    await copy.takeNewest();
    write(copy.root, { 'articles/fees/en.md': 'By a checkout' });
    rmSync(path.join(copy.root, 'articles/fees/es.md'));
    const from = { root: copy.root, ...importing };
    const refuse = (): void => {
      throw new Error('The loader does not take it');
    };
    await expect(importContent(test.database(), { ...from, check: refuse })).rejects.toThrow(
      'does not take it',
    );
    const imported = await importContent(test.database(), from);
    expect(imported).toEqual({ revision: 2, files: 2, kept: 1 });
    // The folder is still the one that was written from revision 1.
    await expect(importContent(test.database(), from)).rejects.toThrow(OlderFolderError);
    expect(await importContent(test.database(), { ...from, over: 2 })).toMatchObject({ files: 0 });
    const [row] = await test
      .database()
      .selectFrom('studio_audit')
      .selectAll()
      .where('entry', '=', 'revision/2')
      .execute();
    expect(row).toMatchObject({ who: 'operator ana', deed: 'content-imported' });
    expect(row?.sum).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the files of content', () => {
  it('are neither hidden nor of the program, and lead nowhere else', () => {
    const wrong = ['../a', '/a', 'a//b', '.git/config', 'a/.b', 'a\\b', 'messages/en/site.ts'];
    expect([...wrong, 'tsconfig.json', ''].filter(isContentFile)).toEqual([]);
    const right = ['faqs/faqs.yaml', 'media/art/a.svg', 'articles/messages/en.md'];
    expect(right.filter(isContentFile)).toEqual(right);
  });

  it('are found behind links, too', () => {
    write(place('elsewhere'), { 'a.mp4': 'a' });
    mkdirSync(place('content'));
    symlinkSync(place('elsewhere'), place('content/media'));
    expect(listContentFiles(place('content'))).toEqual(['media/a.mp4']);
  });

  it('are written into no folder that holds something else', () => {
    write(place('home'), { 'thesis.doc': 'years of work' });
    expect(() => requireOwnFolder(place('home'), { mayHoldContent: true })).toThrow(
      'holds something else',
    );
    write(place('content'), { 'companies/acme/company.yaml': '' });
    expect(() => requireOwnFolder(place('content'))).toThrow('holds something else');
    requireOwnFolder(place('content'), { mayHoldContent: true });
    requireOwnFolder(place('nowhere'));
  });
});
