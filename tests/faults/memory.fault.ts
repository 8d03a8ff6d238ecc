import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGES_THAT_MAY_WAIT } from '#server/pages/render-queue.ts';
import { floodUnread } from './support/flood.ts';
import { describeCounts, printFigure } from './support/load.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';

const MOST_MEGABYTES = 100;
const MOST_MS = 500;
/** A shared machine may be slow for a while, so the fastest of this many tries counts. */
const TRIES = 6;
const PROBES = 150;

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-memory-'));
  server = await startServerProcess({
    environment: {
      DATABASE_URL: `sqlite:${path.join(folder, 'test.sqlite')}`,
      OUTBOX_DIR: path.join(folder, 'outbox'),
    },
  });
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The memory of the process as the system counts it. */
function megabytes(): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)], {
    encoding: 'utf8',
  });
  return Number(stdout) / 1_024;
}

interface Answer {
  status: number;
  ms: number;
}

/** Uses a new connection, as the probe of a balancer does. */
function ask(target: string, agent: Agent | false = false): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: target, agent }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun }),
      );
    }).once('error', reject);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const MORE_THAN_MAY_WAIT = 2 * PAGES_THAT_MAY_WAIT;

function largestScript(): string {
  const folderOfAssets = 'build/client/assets';
  const scripts = readdirSync(folderOfAssets).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string): number => statSync(path.join(folderOfAssets, name)).size;
  return `/assets/${scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`;
}

describe('a node asked for far more than is read', () => {
  it.each([
    { what: 'pages', connections: 500, requests: 20, target: () => '/generic' },
    { what: 'pages on one connection', connections: 1, requests: 3_000, target: () => '/generic' },
    { what: 'scripts', connections: 200, requests: 20, target: largestScript },
  ])('keeps its memory and answers on: $what', async ({ what, connections, requests, target }) => {
    const attacked = target();
    for (let visit = 0; visit < PROBES; visit += 1) await ask(visit % 2 ? attacked : '/healthz');
    const before = megabytes();
    const most: number[] = [];
    const slowest: number[] = [];
    for (let attempt = 0; attempt < TRIES && !slowest.some((ms) => ms < MOST_MS); attempt += 1) {
      const flooding = floodUnread({ port: server.port, connections, requests, path: attacked });
      let slow = 0;
      let held = 0;
      for (let probe = 0; probe < PROBES; probe += 1) {
        const { status, ms } = await ask('/healthz');
        expect(status).toBe(200);
        slow = Math.max(slow, ms);
        if (probe % 10 === 0) held = Math.max(held, megabytes());
      }
      const stop = await flooding;
      held = Math.max(held, megabytes());
      stop();
      most.push(held - before);
      slowest.push(slow);
    }
    printFigure(
      `unread ${what}`,
      `${connections} x ${requests}: ${most.map(Math.round).join(', ')} MB more, slowest probe of each try ${slowest.map(Math.round).join(', ')} ms`,
    );
    // Memory is measured after the first attack; further tries only measure the probes.
    expect(most[0]).toBeLessThan(MOST_MEGABYTES);
    expect(Math.min(...slowest)).toBeLessThan(MOST_MS);
    for (let visit = 0; visit < 20; visit += 1)
      expect((await ask(visit % 2 ? attacked : '/riverbend')).status).toBe(200);
  });

  it('sheds the pages that it cannot make, resets nobody, and answers on', async () => {
    const agent = new Agent({ keepAlive: true });
    let number = 0;
    const search = (): Promise<Answer> => {
      number += 1;
      return ask(`/generic/search?q=match${number}`, agent);
    };
    // The usual load: two clients that ask again as soon as they have an answer.
    const begun = performance.now();
    const worker = async (): Promise<void> => {
      for (let round = 0; round < 200; round += 1) expect((await search()).status).toBe(200);
    };
    await Promise.all([worker(), worker()]);
    const perSecond = 400 / ((performance.now() - begun) / 1_000);

    const statuses = new Map<string, number>();
    const count = (status: string): void => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const waiting: Array<Promise<void>> = [];
    const probes: number[] = [];
    // Sends as many requests as are due by now, even if the clock is late: three times the usual load,
    // for as long as it takes to have more waiting than may wait.
    const attackBegun = performance.now();
    const total = Math.max(Math.ceil(perSecond * 3 * 3), MORE_THAN_MAY_WAIT);
    while (waiting.length < total) {
      const due = Math.min(total, ((performance.now() - attackBegun) / 1_000) * perSecond * 3);
      while (waiting.length < due)
        waiting.push(
          search().then(
            ({ status }) => count(String(status)),
            (error: NodeJS.ErrnoException) => count(error.code ?? 'error'),
          ),
        );
      probes.push((await ask('/healthz')).ms);
    }
    await Promise.all(waiting);
    agent.destroy();
    printFigure(
      'pages at three times what is carried',
      `${Math.round(perSecond)}/s carried; ${describeCounts(statuses)}; probes: median ${Math.round(median(probes))} ms, slowest ${Math.round(Math.max(...probes))} ms`,
    );
    expect([...statuses.keys()].filter((status) => status !== '200' && status !== '503')).toEqual(
      [],
    );
    expect(statuses.get('503') ?? 0).toBeGreaterThan(0);
    expect(statuses.get('200') ?? 0).toBeGreaterThan(0);
    expect(median(probes)).toBeLessThan(MOST_MS);
    expect((await ask('/generic/search?q=afterwards')).status).toBe(200);
  });
});
