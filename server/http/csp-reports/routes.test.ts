import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const CANARY = 'canary-of-a-visitor';

let server: TestServer;
let now: number;
let isClosed: boolean;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20);
  isClosed = false;
  server = await startTestServer({ now: () => now });
});
afterEach(() => (isClosed ? undefined : server.close()));

async function send(body: unknown, type = 'application/reports+json'): Promise<number> {
  const response = await fetch(`${server.base}/po/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

function violation(effectiveDirective: unknown): unknown {
  const documentURL = `https://example.com/generic?uid=${CANARY}`;
  const body = { effectiveDirective, documentURL, blockedURL: CANARY, sample: CANARY };
  return { type: 'csp-violation', url: documentURL, user_agent: CANARY, body };
}

/** Counts are logged once a minute, and when the server closes. */
async function told(): Promise<Array<Record<string, unknown>>> {
  isClosed = true;
  await server.close();
  return server
    .logged()
    .filter(({ event }) => event === 'csp-violations')
    .map(({ directive, count }) => ({ directive, count }));
}

describe('a report of a broken policy', () => {
  it('is counted by its directive, in both forms that browsers send', async () => {
    expect(await send([violation('script-src-elem'), violation('img-src')])).toBe(204);
    const older = {
      'csp-report': { 'violated-directive': "script-src-elem 'self'", referrer: 'x' },
    };
    expect(await send(older, 'application/csp-report')).toBe(204);
    expect(await told()).toEqual([
      { directive: 'script-src-elem', count: 2 },
      { directive: 'img-src', count: 1 },
    ]);
  });

  it('leaves nothing of the visitor: no address, no sample, no name that is no directive', async () => {
    await send([violation('script-src'), violation(CANARY), violation({ is: CANARY })]);
    expect(await told()).toEqual([
      { directive: 'script-src', count: 1 },
      { directive: 'other', count: 2 },
    ]);
    expect(JSON.stringify(server.logged())).not.toMatch(/canary|example\.com/);
  });

  it('counts twenty of one post, and reads three hundred posts in a minute', async () => {
    const posts = Array.from({ length: 302 }, () => send([violation('img-src')]));
    expect(new Set(await Promise.all(posts))).toEqual(new Set([204]));
    now += 60_000;
    await send(Array.from({ length: 50 }, () => violation('font-src')));
    expect(await told()).toEqual([
      { directive: 'img-src', count: 300 },
      { directive: 'unread', count: 2 },
      { directive: 'font-src', count: 20 },
    ]);
  });

  it.each([
    { what: 'of another kind', body: [{ type: 'deprecation', body: { id: CANARY } }], status: 204 },
    { what: 'that is no JSON', body: CANARY, status: 400 },
    { what: 'that is too large', body: ' '.repeat(16_385), status: 413 },
    { what: 'of another type', body: '{}', type: 'text/plain', status: 415 },
  ])('$what is answered $status and not counted', async ({ body, type, status }) => {
    expect(await send(body, type)).toBe(status);
    expect(await told()).toEqual([]);
    expect(JSON.stringify(server.logged())).not.toContain(CANARY);
  });
});
