import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentWorkshop } from '#server/content/parts/content-workshop.ts';
import { hashEngine } from '#server/content/parts/engine-hash.ts';
import { KeptParts } from '#server/content/parts/kept-parts.ts';
import { unpackValue, packValue } from '#server/content/parts/packed-value.ts';
import type { RememberedPart } from '#server/content/parts/part-shop.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { printFigure } from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';

const ROUNDS = stormSize({ sample: 2, long: 10, whole: 20 });
const LONGEST_WRITE_MS = 60;
const ROOT = path.resolve('content');

let made: ReadonlyMap<string, RememberedPart>;
let folder: string;
let file: string;

beforeAll(() => {
  const workshop = new ContentWorkshop({ root: ROOT, catalogues });
  workshop.look();
  made = workshop.made;
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-warm-'));
  file = path.join(folder, 'parts.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Reader {
  child: ChildProcess;
  /** What it tells of the content, and what it logs, once it has ended. */
  ended: Promise<{ told: string; logged: string }>;
}

function startReader(): Reader {
  const script = path.resolve('tests/faults/support/run-content-thread.ts');
  const child = spawn(process.execPath, [script, ROOT, file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  let logged = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  return { child, ended: once(child, 'close').then(() => ({ told, logged })) };
}

/** What the next start finds in the file. */
function readKept(): { kept: ReadonlyMap<string, RememberedPart>; failures: unknown[] } {
  const failures: unknown[] = [];
  const onFailure = (error: unknown): number => failures.push(error);
  return { kept: new KeptParts({ file, engine: hashEngine(ROOT), onFailure }).read(), failures };
}

function expectTrue(kept: ReadonlyMap<string, RememberedPart>): void {
  for (const [key, { part }] of kept) {
    const expected = made.get(key)?.part;
    const value = part.value === undefined ? undefined : unpackValue(packValue(part.value));
    expect({ key, hash: part.hash, value }).toEqual({
      key,
      hash: expected?.hash,
      value: expected?.value,
    });
  }
}

describe('what is kept of the content', () => {
  it(`is whole or not there after ${ROUNDS} processes were killed while they wrote it`, async () => {
    const found: number[] = [];
    while (found.length < ROUNDS) {
      for (const ending of ['', '-journal']) rmSync(`${file}${ending}`, { force: true });
      const { child, ended } = startReader();
      const hasBegun = (): boolean => existsSync(`${file}-journal`) || child.exitCode !== null;
      await expect.poll(hasBegun, { interval: 1 }).toBe(true);
      // The delay is only there to vary the moment of death.
      await wait(Math.random() * LONGEST_WRITE_MS);
      child.kill('SIGKILL');
      await ended;
      const { kept, failures } = readKept();
      expect(failures).toEqual([]);
      expect([0, made.size]).toContain(kept.size);
      expectTrue(kept);
      // On a busy machine one may have written all before anybody looked.
      if (child.signalCode === 'SIGKILL') found.push(kept.size);
    }
    printFigure('warm start after kill -9', `${found.filter(Boolean).length} of ${ROUNDS} whole`);
  });

  it('is the same when two processes begin at once, and both tell the same', async () => {
    const [first, second] = await Promise.all([startReader().ended, startReader().ended]);
    expect(first.told).toContain('company/generic');
    expect(second.told).toBe(first.told);
    expect([first.logged, second.logged]).toEqual(['', '']);
    const { kept, failures } = readKept();
    expect(failures).toEqual([]);
    expect(kept.size).toBe(made.size);
    expectTrue(kept);
    expect((await startReader().ended).told).toBe(first.told);
  });

  it('may be noise: the server starts without it, and says so', async () => {
    writeFileSync(file, 'noise, noise, noise '.repeat(10_000));
    const environment = {
      DATABASE_URL: `sqlite:${path.join(folder, 'test.sqlite')}`,
      PARTS_FILE: file,
      LOG_LEVEL: 'warn',
    };
    const server = await startServerProcess({ environment });
    try {
      expect((await fetch(`${server.base}/generic`)).status).toBe(200);
    } finally {
      await server.stop();
    }
    expect(readKept().kept.size).toBe(made.size);
  });
});
