import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AUDIT_FILE, readLines, readLog, type Audit, type AuditRow } from '#server/audit/chain.ts';
import { AuditTable, proveTable, readTable } from '#server/audit/audit-table.ts';
import type { Database } from '#server/db/connect.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { Life } from '#tests/support/studio/life.ts';
import { gitIn, makeCheckout, writeFiles, type Git } from '#tests/support/studio/small-checkout.ts';
import { AuditLog } from '../desk/records/audit-log.ts';
import { ContentFolder } from '../desk/content-folder.ts';
import { DraftStore } from '../desk/draft-store.ts';
import type { Draft } from '../desk/draft.ts';
import type { Drafts } from '../desk/drafts.ts';
import { parseEntry } from '../desk/entry.ts';
import { findCheckout, type Checkout } from '../desk/git.ts';
import { FolderPublication } from '../desk/folder-publication.ts';
import { Journal } from '../desk/records/journal.ts';
import { Publisher, type Published } from '../desk/publisher.ts';
import { Proposals } from './proposals.ts';

const ANA = { id: 'ana', name: 'Ana', email: 'ana@example.com' };
const entry = parseEntry('article/fees');
const ENTRY = 'article/fees';
const [EN, ES, YAML] = ['en.md', 'es.md', 'article.yaml'].map(
  (name) => `articles/fees/${name}`,
) as [string, string, string];
const now = (): number => Date.UTC(2026, 10, 24, 12);
const say = (title: string): string => `---\ntitle: ${title}\n---\nText.\n`;
const ACME = 'companies/acme.yaml';
const FILES = { [ACME]: 'a: 1', [YAML]: 'a: 0\n', [EN]: say('Fees'), [ES]: say('Comisiones') };

interface Store {
  open: (life: Life) => { drafts: Drafts; audit: Audit };
  rows: () => Promise<Array<AuditRow | undefined>>;
  isUnbroken: () => Promise<boolean>;
}

type MakeStore = (varDir: string) => Store | Promise<Store>;
interface World {
  root: string;
  varDir: string;
  store: Store;
  git: Git | undefined;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-crash-'));
  folders.push(folder);
  return folder;
}

/** A folder of which every world of a test is a copy. */
function makeFirstFolder(isCheckout: boolean): string {
  const root = makeFolder();
  writeFiles(root, FILES);
  if (isCheckout) makeCheckout(root);
  return root;
}

async function makeWorld(
  makeStore: MakeStore,
  { first, isCheckout }: { first: string; isCheckout: boolean },
): Promise<World> {
  const [root, varDir] = [makeFolder(), makeFolder()];
  cpSync(first, root, { recursive: true });
  return {
    root,
    varDir,
    store: await makeStore(varDir),
    git: isCheckout ? gitIn(root) : undefined,
  };
}

interface Process {
  publisher: Publisher;
  drafts: Drafts;
  journal: Journal;
}

async function start({ root, varDir, store, git }: World, life = new Life()): Promise<Process> {
  const { drafts, audit } = store.open(life);
  const journal = new Journal(path.join(varDir, 'journal'));
  const folder = new ContentFolder(root);
  const put = folder.put.bind(folder);
  folder.put = (changes) => {
    for (const change of changes) {
      life.step();
      put([change]);
    }
    life.step();
  };
  const checkout = git && (await findCheckout(root));
  const shared = { folder, drafts: life.around(drafts, ['settle']), audit };
  const publisher = await Publisher.open({
    ...shared,
    gate: { check: () => Promise.resolve([]) },
    publication: new FolderPublication({
      ...shared,
      journal: life.around(journal, ['begin', 'change']),
      checkout: checkout && mortalCheckout(checkout, { life, git }),
      now,
      reload: () => Promise.resolve([]),
    }),
  });
  return { publisher, drafts, journal };
}

function mortalCheckout(
  checkout: Checkout,
  { life, git }: { life: Life; git: NonNullable<World['git']> },
): Checkout {
  const whole = life.around(checkout, ['commit', 'unstage']);
  return {
    ...whole,
    commit: (commit) => {
      life.step();
      if (life.isEnding) git('add', '--', ...commit.files);
      return whole.commit(commit);
    },
  };
}

const textsOf = ({ root }: World): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && !one.parentPath.includes('.git'))
      .map((one) => path.join(one.parentPath, one.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
  );

function draft(change: Partial<Draft>): Draft {
  return {
    entry: ENTRY,
    author: 'Ana',
    savedAt: '2026-11-24T00:00:00.000Z',
    created: {},
    edits: [],
    ...change,
  };
}

const EDITS = draft({
  edits: [
    { file: EN, path: ['title'], base: 'Fees', value: 'What fees take' },
    { file: ES, path: ['title'], base: 'Comisiones', value: 'Lo que se llevan' },
  ],
});

interface Deed {
  deed: 'published' | 'removed' | 'taken-back';
  prepare: (process: Process, world: World) => Promise<void>;
  act: (process: Process) => Promise<Published>;
}

async function save({ drafts }: Process, words: Draft): Promise<void> {
  await drafts.save(words, { over: undefined, by: ANA, sum: 'abc', base: 'v1' });
}

function publish({ publisher }: Process): Promise<Published> {
  if (!entry) throw new Error('The entry of the test has no name');
  return publisher.publish(entry, { person: ANA, note: 'A note' });
}

const DEEDS: Record<string, Deed> = {
  'a publish': {
    deed: 'published',
    prepare: (process) => save(process, EDITS),
    act: publish,
  },
  'a publish of new files': {
    deed: 'published',
    prepare: async (process, { root, git }) => {
      for (const file of [YAML, EN, ES]) rmSync(path.join(root, file));
      git?.('commit', '--quiet', '-am', 'Without it');
      await save(process, draft({ created: { [EN]: say('A'), [ES]: say('B'), [YAML]: 'a: 1\n' } }));
    },
    act: publish,
  },
  'a take-back': {
    deed: 'taken-back',
    prepare: async (process) => {
      await save(process, EDITS);
      await publish(process);
    },
    act: ({ publisher }) => publisher.takeBack('000001', ANA),
  },
  'a removal': {
    deed: 'removed',
    prepare: (process) => save(process, draft({ removes: true })),
    act: publish,
  },
};

/** What all that keeps something says of a deed. */
async function look(world: World, { deed }: Deed, { journal, drafts }: Process): Promise<object> {
  const records = journal.list();
  const rows = (await world.store.rows()).filter((row) => row?.deed === deed);
  const commits = world.git?.('log', '--format=%s').trim().split('\n') ?? [];
  return {
    texts: textsOf(world),
    done: records.filter((record) => record.deed === deed && record.state === 'done').length,
    unsettled: journal.listUnsettled(),
    twins: records.filter(({ state, twin }) => state === 'done' && twin !== undefined).length,
    isDraftOpen: (await drafts.find(ENTRY)) !== undefined,
    rows: rows.length,
    told: rows.every((row) => row?.who === 'ana' && row.record !== undefined),
    commits: commits.length,
    uncommitted: world.git?.('status', '--porcelain') ?? '',
    isUnbroken: await world.store.isUnbroken(),
  };
}

function testCrashes(
  makeStore: MakeStore,
  {
    isCheckout = false,
    deeds = Object.keys(DEEDS),
  }: { isCheckout?: boolean; deeds?: string[] } = {},
): void {
  it.each(deeds)(
    'at any write of %s leaves all of it or nothing, and the next try does it once',
    async (name) => {
      const deed = DEEDS[name];
      if (!deed) throw new Error('The test names a deed that it does not have');
      const kind = { first: makeFirstFolder(isCheckout), isCheckout };
      const whole = await makeWorld(makeStore, kind);
      const prepared = await start(whole);
      await deed.prepare(prepared, whole);
      const before = await look(whole, deed, prepared);
      const life = new Life();
      const process = await start(whole, life);
      const stepsToStart = life.steps;
      expect((await deed.act(process)).kind).toBe('done');
      const after = await look(whole, deed, process);
      expect(after).toMatchObject({ done: 1, rows: 1, told: true, unsettled: [], uncommitted: '' });
      expect(after).not.toEqual(before);
      expect(life.steps - stepsToStart).toBeGreaterThan(8);
      const ends = new Set<string>();
      for (let last = 0; last < life.steps - stepsToStart; last += 1) {
        const world = await makeWorld(makeStore, kind);
        await deed.prepare(await start(world), world);
        const mortal = await start(world, new Life(last));
        await expect(deed.act(mortal)).rejects.toThrow('The process has ended');
        const next = await start(world);
        const found = await look(world, deed, next);
        const isDone = JSON.stringify(found) === JSON.stringify(after);
        expect(found, `after ${last} steps`).toEqual(isDone ? after : before);
        ends.add(isDone ? 'done' : 'nothing');
        const again = await deed.act(next);
        expect(again.kind === 'done', `again after ${last} steps`).toBe(!isDone);
        expect(await look(world, deed, next), `again after ${last} steps`).toEqual(after);
      }
      expect([...ends].toSorted()).toEqual(['done', 'nothing']);
    },
  );
}

async function listAll<One>(all: AsyncIterable<One>): Promise<One[]> {
  const found: One[] = [];
  for await (const one of all) found.push(one);
  return found;
}

function localStore(varDir: string): Store {
  const file = path.join(varDir, AUDIT_FILE);
  return {
    open: (life) => {
      const audit = life.around(new AuditLog(file, now), ['add']);
      return { drafts: new DraftStore(path.join(varDir, 'drafts'), audit), audit };
    },
    rows: () => Promise.resolve([...readLines(readLog(file))]),
    isUnbroken: () => Promise.resolve(true),
  };
}

describe('a crash of the local studio', () => testCrashes(localStore));
describe('a crash of the local studio in a checkout', () =>
  testCrashes(localStore, { isCheckout: true, deeds: ['a publish'] }));

describeOnEachDatabase('a crash of the hosted studio', (test) => {
  const hostedStore = (database: Database): Store => ({
    open: (life) => {
      const audit = life.around(new AuditTable(database, now), ['addIn']);
      return { drafts: new Proposals(database, audit, now), audit };
    },
    rows: () => listAll(readTable(database)),
    isUnbroken: async () => (await proveTable(database)).brokenAt === undefined,
  });
  testCrashes(async () => {
    await test.empty();
    return hostedStore(test.database());
  });
});
