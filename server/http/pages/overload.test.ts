import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { sendRequest, type ReceivedAnswer } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** More requests than the queue holds, each for a different page. */
const CROWD = 260;

/** They are asked for one after the other while the crowd waits. */
const PROBES = 10;
/** A probe's connection, its request and its answer are each something new to the event loop. */
const MOST_RENDERS = 10;

/** Rounds of the two in turn, so that what else the machine does falls on both alike. */
const ROUNDS = 6;
const IN_A_ROUND = 100;
/** A collection of garbage falls on one of them. */
const MARGIN = 1.2;

/** Asks over a connection of its own, as a probe does, and returns the status. */
function askAnew({ port }: TestServer, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      response.once('error', reject).once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

describe('more visitors than pages can be made for', () => {
  let server: TestServer;
  let gate: GatedRenderer;

  beforeEach(async () => {
    gate = createGatedRenderer();
    server = await startTestServer({ wrapRenderer: gate.wrap });
  });
  afterEach(async () => {
    gate.open();
    await server.close();
  });

  it('are told to come back, while what is made already goes on', async () => {
    await sendRequest(server, { target: '/generic/faqs' });
    gate.close();
    const refused: ReceivedAnswer[] = [];
    const crowd = Array.from({ length: CROWD }, async (_, index) => {
      const answer = await fetch(`${server.base}/generic/search?q=page-${index}`, {
        headers: { Accept: index % 2 === 0 ? 'text/html' : '*/*' },
      });
      if (answer.status === 503) {
        refused.push({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        });
      } else await answer.arrayBuffer();
    });
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(1);
    expect((await sendRequest(server, { target: '/generic/faqs' })).status).toBe(200);
    expect((await sendRequest(server, { target: '/healthz' })).status).toBe(200);

    gate.open();
    await Promise.all(crowd);
    for (const { status, headers } of refused) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(headers['cache-control']).toBe('no-store');
    }
    const spoken = refused.map(({ body }) => body.toString());
    expect(spoken.some((body) => body.startsWith('{"error":{"code":"overloaded"'))).toBe(true);
    expect(spoken.some((body) => body.startsWith('<!doctype html>'))).toBe(true);

    const lines = server.logged().filter(({ code }) => code === 'overloaded');
    expect(lines, 'refusals are counted, and get no line each').toEqual([]);

    const afterwards = await sendRequest(server, { target: '/generic/make-a-change' });
    expect(afterwards.status).toBe(200);
  });

  it('hold up the probes of a balancer for no more than a few pages', async () => {
    let asked = 0;
    const over = new AbortController();
    const visitor = async (): Promise<void> => {
      while (!over.signal.aborted) {
        asked += 1;
        await askAnew(server, `/generic/search?q=crowd-${asked}`);
      }
    };
    const crowd = Array.from({ length: CROWD }, visitor);
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(2 * CROWD);
    const before = { asked, rendered: gate.rendered.length };
    const waitedFor: number[] = [];
    for (let probe = 0; probe < PROBES; probe += 1) {
      const begun = gate.rendered.length;
      // oxlint-disable-next-line no-await-in-loop -- a probe is asked when the one before is answered
      expect(await askAnew(server, probe % 2 === 0 ? '/healthz' : '/readyz')).toBe(200);
      waitedFor.push(gate.rendered.length - begun);
    }
    const rendered = gate.rendered.length - before.rendered;
    const offered = asked - before.asked;
    over.abort();
    await Promise.all(crowd);
    // The crowd asks for ten times what is made, and the queue is never empty.
    expect(offered).toBeGreaterThan(10 * rendered);
    expect(Math.max(...waitedFor)).toBeLessThan(MOST_RENDERS);
  });

  it('cost no more to refuse than a kept page that has to be looked up', async () => {
    const kept = '/generic/faqs?from=elsewhere';
    await sendRequest(server, { target: kept });
    gate.close();
    let early = 0;
    const crowd = Array.from({ length: CROWD }, async (_, index) => {
      const answer = await fetch(`${server.base}/generic/search?q=${index}`);
      await answer.arrayBuffer();
      if (answer.status === 503) early += 1;
    });
    await expect.poll(() => early, { timeout: 20_000 }).toBeGreaterThan(1);
    let refused = 0;
    const costOf = async (addressOf: (index: number) => string): Promise<number> => {
      const before = process.threadCpuUsage();
      for (let index = 0; index < IN_A_ROUND; index += 1) {
        const headers = [
          ['Host', 'localhost'],
          ['Accept', 'text/html'],
          ['Accept-Encoding', 'br'],
        ] as const;
        // oxlint-disable-next-line no-await-in-loop -- the cost of each is measured, not of a crowd
        const { status } = await sendRequest(server, { target: addressOf(index), headers });
        if (status === 503) refused += 1;
      }
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    const cost = { kept: 0, refusals: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the rounds take turns
      cost.kept += await costOf(() => kept);
      // oxlint-disable-next-line no-await-in-loop -- the rounds take turns
      cost.refusals += await costOf((index) => `/generic/search?q=${round}-${index}`);
    }
    gate.open();
    await Promise.all(crowd);
    expect(refused).toBe(ROUNDS * IN_A_ROUND);
    expect(cost.refusals).toBeLessThan(cost.kept * MARGIN);
  });
});
