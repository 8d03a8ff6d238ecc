import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { catalogues } from '../catalogues.ts';
import { formatProblem } from '../problems.ts';
import { ContentWorkshop, type ContentChange } from './content-workshop.ts';
import { KeptParts } from './kept-parts.ts';
import { packChange, unpackChange } from './pack-change.ts';
import type { RememberedPart } from './part-shop.ts';

let made: ReadonlyMap<string, RememberedPart>;
let folder: string;
let root: string;
let file: string;
let failures: unknown[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-kept-'));
  root = path.join(folder, 'content');
  copyLinkedContent(root);
  const workshop = new ContentWorkshop({ root, catalogues }, { remembered: REMEMBERED_PARTS });
  workshop.look();
  made = workshop.made;
});
beforeEach(() => {
  file = path.join(folder, 'var/parts.sqlite');
  failures = [];
});
afterEach(() => {
  rmSync(path.dirname(file), { recursive: true, force: true });
  for (const changed of ['companies/riverbend', 'articles/fees'])
    cpSync(path.join('content', changed), path.join(root, changed), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Start {
  change: ContentChange;
  /** What had to be made, because it was not kept. */
  anew: string[];
  /** What the same process tells when it looks again. */
  lookAgain: () => Promise<ContentChange>;
}

/** A worker gives the values away, so each has its own. */
function copyMade(): Array<[string, RememberedPart]> {
  return [...made].map(([key, kept]) => [key, { ...kept, part: { ...kept.part } }]);
}

/** What a worker does at its start; what is made only here is remembered, to spend less time. */
async function start({ engine = 'this one', spare = false } = {}): Promise<Start> {
  const kept = new KeptParts({ file, engine, onFailure: (error) => failures.push(error) });
  const read = kept.read();
  const remembered = spare ? new Map([...copyMade(), ...read]) : read;
  const workshop = new ContentWorkshop({ root, catalogues }, { remembered, wasGood: true });
  const look = async (): Promise<ContentChange> => {
    const packed = packChange(workshop.tellChange());
    kept.write(workshop, packed.packed);
    workshop.handOver();
    return unpackChange(packed);
  };
  const change = await look();
  const anew = [...workshop.made].filter(([key, part]) => read.get(key) !== part);
  return { change, anew: anew.map(([key]) => key).toSorted(), lookAgain: look };
}

const breakCompany = (): void =>
  changeYaml(root, 'companies/riverbend/company.yaml', { name: { not: 'a name' } });

function countRows(): number {
  const database = new DatabaseSync(file);
  const row = database.prepare('select count(*) as rows from parts').get();
  database.close();
  return Number(row?.['rows']);
}

describe('a start', () => {
  it('makes nothing that was kept, and serves the same', async () => {
    const cold = await start({ spare: true });
    const warm = await start();
    expect(warm.anew).toEqual([]);
    expect(warm.change).toEqual(cold.change);
    expect(failures).toEqual([]);
  });

  it('makes what has changed meanwhile, and forgets what is gone', async () => {
    await start({ spare: true });
    const rows = countRows();
    appendFileSync(path.join(root, 'articles/fees/es.md'), '\nUna más.\n');
    rmSync(path.join(root, 'companies/riverbend'), { recursive: true });
    const { change, anew } = await start();
    expect(anew).toEqual(['article/fees']);
    expect([...change.changed.keys()]).not.toContain('company/riverbend');
    expect(countRows()).toBe(rows - 2);
  });

  it('serves what is broken meanwhile as it was when it was last good, and says so', async () => {
    const cold = await start({ spare: true });
    breakCompany();
    for (let starts = 0; starts < 2; starts += 1) {
      const { change } = await start();
      expect(change.unavailable).toEqual([]);
      expect(change.problems.map(formatProblem)).toEqual([
        expect.stringContaining('content/companies/riverbend/company.yaml:'),
      ]);
      expect(change.changed).toEqual(cold.change.changed);
    }
  });

  it('tells only what changes after it, and again what was handed over and has come back', async () => {
    const name = 'companies/riverbend/company.yaml';
    const before = readFileSync(path.join(root, name));
    const { change, lookAgain } = await start({ spare: true });
    expect((await lookAgain()).changed).toEqual(new Map());
    rmSync(path.join(root, name));
    rmSync(path.join(root, 'companies/riverbend'), { recursive: true });
    expect((await lookAgain()).gone).toEqual(['theme/riverbend', 'company/riverbend']);
    cpSync('content/companies/riverbend', path.join(root, 'companies/riverbend'), {
      recursive: true,
    });
    writeFileSync(path.join(root, name), before);
    const { changed } = await lookAgain();
    expect(changed.get('company/riverbend')).toEqual(change.changed.get('company/riverbend'));
  });
});

describe('parts that another engine has kept', () => {
  it('are not read, and give way to those of this one', async () => {
    await start({ spare: true, engine: 'another' });
    const rows = countRows();
    expect((await start({ spare: true })).anew).toEqual([...made.keys()].toSorted());
    expect(countRows()).toBe(rows);
    expect((await start({ engine: 'another', spare: true })).anew.length).toBe(made.size);
  });
});

describe('a write that fails', () => {
  const edit = (): void => appendFileSync(path.join(root, 'articles/fees/es.md'), '\nUna más.\n');
  const breakArticle = (): void =>
    changeYaml(root, 'articles/fees/article.yaml', { topics: 'no list' });

  it('is made up for by the next one', async () => {
    const { lookAgain } = await start({ spare: true });
    refuseRows();
    edit();
    await lookAgain();
    expect(failures).toEqual([expect.objectContaining({ message: 'refused' })]);
    admitRows();
    changeYaml(root, 'companies/riverbend/company.yaml', { name: 'Another' });
    await lookAgain();
    expect(failures).toHaveLength(1);
    expect((await start()).anew).toEqual([]);
  });

  it('loses nothing of a first start either', async () => {
    await start({ spare: true, engine: 'another' });
    refuseRows();
    const { lookAgain } = await start({ spare: true });
    admitRows();
    edit();
    await lookAgain();
    expect((await start()).anew).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it('does not bring back an older version of what is broken by then', async () => {
    const { lookAgain } = await start({ spare: true });
    refuseRows();
    edit();
    const edited = (await lookAgain()).changed.get('article/fees');
    admitRows();
    breakArticle();
    expect((await lookAgain()).problems).not.toEqual([]);
    expect(edited).toBeDefined();
    expect((await start()).change.changed.get('article/fees')).toEqual(edited);
  });

  it('because the file was damaged meanwhile keeps no later one from being kept', async () => {
    const { lookAgain } = await start({ spare: true });
    overwrite(0, 100_000);
    edit();
    await lookAgain();
    const before = failures.length;
    expect(before).toBeGreaterThan(0);
    changeYaml(root, 'companies/riverbend/company.yaml', { name: 'Another' });
    await lookAgain();
    expect(failures).toHaveLength(before);
    const { anew } = await start({ spare: true });
    expect(anew).not.toContain('article/fees');
    expect(anew).not.toContain('company/riverbend');
  });
});

describe('a file that is damaged', () => {
  it.each([
    { how: 'is no database', damage: () => writeFileSync(file, 'This was written by a stranger.') },
    { how: 'has lost its end', damage: () => truncateSync(file, statSync(file).size / 2) },
    { how: 'is full of noise', damage: () => overwrite(8_192, 400_000) },
    { how: 'has another table', damage: () => replaceTable() },
    { how: 'is a folder', damage: () => replaceByFolder() },
  ])('because it $how costs a cold start, and no mistake', async ({ damage }) => {
    const cold = await start({ spare: true });
    damage();
    const { change, anew } = await start({ spare: true });
    expect(anew).toEqual([...made.keys()].toSorted());
    expect(change).toEqual(cold.change);
    expect(failures.length).toBeGreaterThan(0);
  });

  it('is written anew, so the start after the next is warm again', async () => {
    await start({ spare: true });
    overwrite(0, 100_000);
    await start({ spare: true });
    expect((await start()).anew).toEqual([]);
  });

  it('in a value or a key costs these parts, and no mistake', async () => {
    const cold = await start({ spare: true });
    const database = new DatabaseSync(file);
    database.exec("update parts set value = substr(value, 1, 9) where key = 'company/riverbend'");
    database.exec("update parts set key = 'page/x' where key = 'page/privacy'");
    database.close();
    const { change, anew } = await start();
    expect(anew).toEqual(['company/riverbend', 'page/privacy']);
    expect(change).toEqual(cold.change);
    expect((await start()).anew).toEqual([]);
  });
});

function overwrite(from: number, length: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, from, Math.min(bytes.length, from + length)));
}

/** Makes the file refuse what is written into it, as a full disk does. */
function refuseRows(): void {
  execute(
    "create trigger refusing before insert on parts begin select raise(abort, 'refused'); end",
  );
}

function admitRows(): void {
  execute('drop trigger refusing');
}

function execute(statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

function replaceTable(): void {
  execute('drop table parts; create table parts (words text)');
}

function replaceByFolder(): void {
  rmSync(file);
  cpSync('content/pages', file, { recursive: true });
}
