import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuditLog } from '../records/audit-log.ts';
import { DraftStore } from '../draft-store.ts';
import { isFileOfChange } from './change-store.ts';

const ANA = { id: 'ana', name: 'Ana', email: 'ana@example.com' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): DraftStore =>
  new DraftStore(path.join(folder, 'drafts'), new AuditLog(path.join(folder, 'log'), Date.now));

async function save(drafts: DraftStore, entry: string, text: string): Promise<void> {
  const over = (await drafts.find(entry))?.version;
  const words = { author: 'Ana', savedAt: '2026-11-24T00:00:00.000Z', created: { a: text } };
  const { change } = (await drafts.find(entry)) ?? {};
  const draft = { entry, ...words, edits: [], ...(change !== undefined && { change }) };
  await drafts.save(draft, { over, by: ANA, sum: 'abc' });
}

/** Two drafts in a change, as somebody sees it. */
async function begin(drafts: DraftStore): Promise<{ entry: string; version: string }> {
  let id = '';
  for (const entry of ['article/fees', 'article/vesting']) {
    await save(drafts, entry, 'A');
    const version = (await drafts.find(entry))?.version ?? '';
    const into = id === '' ? { name: 'Both' } : { change: id };
    id = (await drafts.changes.join({ entry, version }, into, ANA)) ?? '';
  }
  return { entry: id, version: (await drafts.changes.find(id))?.version ?? '' };
}

describe('what a change of this machine has let out', () => {
  it('is no draft any more, also after a crash between the end of the change and that of its drafts', async () => {
    const seen = await begin(open());
    const place = path.join(folder, 'drafts');
    for (const file of readdirSync(place).filter(isFileOfChange)) rmSync(path.join(place, file));
    const drafts = open();
    expect(await drafts.list()).toHaveLength(2);
    const deed = { who: 'ana', deed: 'published', record: '1', entry: seen.entry } as const;
    await drafts.settle({ ...seen, deed });
    expect(await drafts.list()).toEqual([]);
    expect(await open().list()).toEqual([]);
  });

  it('stays open, with all that is in it, where somebody has written in one of its drafts since', async () => {
    const drafts = open();
    const seen = await begin(drafts);
    await save(drafts, 'article/vesting', 'B');
    const deed = { who: 'ana', deed: 'published', record: '1', entry: seen.entry } as const;
    await drafts.settle({ ...seen, deed });
    expect((await open().changes.find(seen.entry))?.drafts).toHaveLength(2);
  });
});
