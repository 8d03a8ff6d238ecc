import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveTable } from '#server/audit/audit-table.ts';
import type { Database } from '#server/db/connect.ts';
import { importContent } from '#server/revisions/import-content.ts';
import type { ChangedContent } from '#tests/support/content/changed-content.ts';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import {
  ENTRY,
  OLD,
  takeLastBack,
  writeTitle,
  dropDraft,
} from '#tests/support/studio/one-article.ts';
import { readSettings } from '../settings.ts';

const EN = 'articles/fees/en.md';
/** Four copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 300_000;

interface Node {
  studio: HostedStudio;
  /** One person on each node. */
  ana: TestPerson;
  title: () => string;
}

let folder: string;
let one: Node;
let other: Node;

const copyOf = (name: string): string => path.join(folder, name);

async function startNode(
  name: string,
  prepare?: (database: Database, content: ChangedContent) => Promise<void>,
): Promise<Node> {
  const studio = await startHostedStudio({
    databaseUrl: `sqlite:${path.join(folder, 'shared.sqlite')}`,
    environment: { CONTENT_STORE: 'database', CONTENT_COPY: copyOf(name) },
    ...(prepare && { prepare }),
  });
  const ana = await studio.person('Ana', { '*': 'owner' });
  await ana.ask('en/board');
  const title = (): string =>
    /^title: "?(.*?)"?$/m.exec(readFileSync(path.join(copyOf(name), EN), 'utf8'))?.[1] ?? '';
  return { studio, ana, title };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-nodes-'));
  one = await startNode('one', async (database, { root }) => {
    const about = { root, who: 'operator ana', now: Date.now, check: () => undefined };
    await importContent(database, about);
    // Here one person publishes alone.
    await database
      .insertInto('studio_companies')
      .values({ company_id: '*', four_eyes: 0 })
      .execute();
  });
  other = await startNode('other');
}, PATIENCE_MS);
afterAll(async () => {
  await other.studio.close();
  await one.studio.close();
  rmSync(folder, { recursive: true, force: true });
});

const publish = ({ ana }: Node): Promise<Response> =>
  ana.press(`en/publish/${ENTRY}`, { note: 'Shorter' });
const countRevisions = async (): Promise<number> => {
  const rows = await one.studio.database.selectFrom('content_revisions').select('number').execute();
  return rows.length;
};

describe('two nodes on one database', () => {
  beforeEach(() => expect([one.title(), other.title()]).toEqual([OLD, OLD]));

  it('publish on either, show it on both, and take back on the other', async () => {
    const before = await countRevisions();
    await writeTitle(one.ana, 'What fees take');
    expect((await publish(one)).headers.get('Location')).toContain('done=published');
    expect(one.title()).toBe('What fees take');
    await expect.poll(other.title, { timeout: 60_000 }).toBe('What fees take');
    await expect.poll(() => other.ana.read('en/history'), { timeout: 60_000 }).toContain('Shorter');
    expect((await takeLastBack(other.ana)).headers.get('Location')).toContain('done=taken-back');
    expect(other.title()).toBe(OLD);
    await expect.poll(one.title, { timeout: 60_000 }).toBe(OLD);
    expect(await countRevisions()).toBe(before + 2);
    // It is taken back once, on whichever node somebody asks.
    const again = await takeLastBack(other.ana);
    expect(again.headers.get('Location') ?? '').not.toContain('done=taken-back');
    expect(await countRevisions()).toBe(before + 2);
  });

  it('let one draft go out once, whoever presses at the same moment', async () => {
    const before = await countRevisions();
    await writeTitle(one.ana, 'Published once');
    const answers = await Promise.all([publish(one), publish(other)]);
    const done = answers.filter((answer) => answer.headers.get('Location') !== null);
    expect(done).toHaveLength(1);
    expect(await countRevisions()).toBe(before + 1);
    await expect
      .poll(() => [one.title(), other.title()], { timeout: 60_000 })
      .toEqual(['Published once', 'Published once']);
    await takeLastBack(one.ana);
    await expect.poll(other.title, { timeout: 60_000 }).toBe(OLD);
  });

  it('publish nothing over words that their folder did not show, as a slower process of a node leaves it', async () => {
    await writeTitle(one.ana, 'First');
    await publish(one);
    await expect.poll(other.title, { timeout: 60_000 }).toBe('First');
    const place = path.join(copyOf('other'), EN);
    const asFirst = readFileSync(place);
    await writeTitle(other.ana, 'Second', 'First');
    await takeLastBack(one.ana);
    await expect.poll(other.title, { timeout: 60_000 }).toBe(OLD);
    const before = await countRevisions();
    writeFileSync(place, asFirst);
    const answer = await publish(other);
    expect(answer.headers.get('Location')).toBeNull();
    const told = await answer.text();
    for (const text of ['First', 'Second', OLD]) expect(told).toContain(text);
    expect(await countRevisions()).toBe(before);
    expect(other.title()).toBe(OLD);
    await dropDraft(other.ana, ENTRY);
  });

  it('take one of a publish and a take-back of the same words, and show the other its three texts', async () => {
    await writeTitle(one.ana, 'First');
    await publish(one);
    await expect.poll(other.title, { timeout: 60_000 }).toBe('First');
    await writeTitle(one.ana, 'Second', 'First');
    const before = await countRevisions();
    const id = /name="id" value="(\d+)"/.exec(await other.ana.read('en/history'))?.[1] ?? '';
    const [published, takenBack] = await Promise.all([
      publish(one),
      other.ana.press(`en/take-back/${ENTRY}`, { id }),
    ]);
    expect(await countRevisions()).toBe(before + 1);
    const isPublished = published.headers.get('Location') !== null;
    expect(takenBack.headers.get('Location') !== null).toBe(!isPublished);
    const told = await (isPublished ? takenBack : published).text();
    for (const text of ['First', 'Second', OLD]) expect(told).toContain(text);
    await expect
      .poll(() => [one.title(), other.title()], { timeout: 60_000 })
      .toEqual(isPublished ? ['Second', 'Second'] : [OLD, OLD]);
    // Back to where the tests begin.
    await dropDraft(one.ana, ENTRY);
    if (isPublished) {
      await takeLastBack(one.ana);
      await takeLastBack(one.ana);
      await expect
        .poll(() => [one.title(), other.title()], { timeout: 60_000 })
        .toEqual([OLD, OLD]);
    }
  });

  it('log every deed once, in one chain', async () => {
    const { database } = one.studio;
    expect((await proveTable(database)).brokenAt).toBeUndefined();
    const deeds = await database
      .selectFrom('studio_audit')
      .select('record')
      .where('deed', 'in', ['published', 'taken-back'])
      .execute();
    const revisions = await database
      .selectFrom('content_revisions')
      .select('number')
      .where('entry', '<>', '')
      .orderBy('number')
      .execute();
    expect(deeds.map(({ record }) => record)).toEqual(
      revisions.map(({ number }) => `revision/${number}`),
    );
  });
});

describe('content in the database', () => {
  it('is for the hosted studio: the one of this machine writes a folder', () => {
    expect(() => readSettings({ CONTENT_STORE: 'database' })).toThrow('expected STUDIO_ORIGIN');
  });
});
