import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyRequest } from './support/any-request.ts';
import { CANARY } from './support/hostile-text.ts';
import { Talker, type Heard, type Spoken } from './support/keep-talking.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { startWatchedServer, type WatchedServer } from './support/watched-server.ts';

/**
 * Another seed makes another storm, and a failure names its place in it: `SENDERO_SEED=7 npm run
 * test:long`.
 */
const SEED = Number(process.env['SENDERO_SEED'] ?? 1_821);
/** Runs a single request of the storm: `SENDERO_SEED=7 SENDERO_AT=4711 npm run test:long`. */
const ONLY = process.env['SENDERO_AT'];
const REQUESTS = stormSize({ sample: 1_000, whole: 20_000 });
const TALKERS = 6;
/** The memory that caches may still fill after the first part of a storm. */
const MAX_GROWTH_BYTES = 24 * 1024 * 1024;

let server: WatchedServer;

beforeAll(async () => {
  server = await startWatchedServer({ PAGE_CACHE_BYTES: '8000000' });
});
afterAll(() => server.stop());

interface Fault {
  seed: number;
  /** The number of the request in the storm. */
  at: number;
  heard: Heard;
  bytes: string;
}

async function send(requests: ReadonlyArray<{ request: Spoken; at: number }>): Promise<Fault[]> {
  const faults: Fault[] = [];
  const waiting = requests.values();
  const talk = async (): Promise<void> => {
    const talker = new Talker(server.port);
    for (const { request, at } of waiting) {
      const heard = await talker.say(request);
      if (isFault(heard, request))
        faults.push({ seed: SEED, at, heard, bytes: request.bytes.toString().slice(0, 2_000) });
    }
    talker.close();
  };
  await Promise.all(Array.from({ length: TALKERS }, talk));
  return faults;
}

/**
 * Every request gets one answer, and none that reports a server error. Bytes that are no request
 * may get none.
 */
function isFault(heard: Heard, { isBroken }: Spoken): boolean {
  if (typeof heard === 'number') return heard >= 500 || heard < 200;
  return !(isBroken && heard === 'closed');
}

describe(`a storm of ${REQUESTS} requests, made from the seed ${SEED}`, () => {
  it('is answered without a fault of ours, leaves nothing in the log, and takes no memory', async () => {
    const storm = fc.sample(anyRequest, { seed: SEED, numRuns: REQUESTS });
    const all = storm.map((request, at) => ({ request, at }));
    const chosen = ONLY === undefined ? all : all.slice(Number(ONLY), Number(ONLY) + 1);
    const half = Math.floor(chosen.length / 2);
    const faults = await send(chosen.slice(0, half));
    const heldBefore = await server.heldBytes();
    faults.push(...(await send(chosen.slice(half))));

    expect(faults).toEqual([]);
    expect(server.lines().filter((line) => line.includes(CANARY))).toEqual([]);
    expect(server.lines().filter((line) => line.includes('"level":"error"'))).toEqual([]);
    // Bodies and answers of the last requests go a little later; what leaks stays.
    await expect
      .poll(async () => (await server.heldBytes()) - heldBefore, { timeout: 30_000 })
      .toBeLessThan(MAX_GROWTH_BYTES);
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok' });
  });
});
