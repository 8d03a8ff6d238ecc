import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { USUAL_TIMES } from '#server/jobs/job-times.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const FEES = '/generic/articles/fees/the-small-print-that-eats-savings';
const FAQS = '/generic/faqs';
const QUICK_TIMES = { ...USUAL_TIMES, firstBackoffMs: 1, longestBackoffMs: 1 };
const TOKEN = 'a-token-of-the-service';

interface Asked {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A cache in front: it notes what it is asked to forget, and refuses as often as it is told to. */
let front: Server;
let asked: Asked[];
let refusals: number;
let server: TestServer;

beforeAll(async () => {
  front = createServer((request, response) => {
    const take = async (): Promise<void> => {
      asked.push({ headers: request.headers, body: await text(request) });
      response.writeHead(refusals > 0 ? 503 : 200).end();
      refusals -= 1;
    };
    void take();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
});
afterAll(() => front.close());
beforeEach(() => {
  [asked, refusals] = [[], 0];
});
afterEach(() => server.close());

async function open(service: string): Promise<void> {
  const { port } = front.address() as AddressInfo;
  server = await startTestServer({
    changeContent: () => undefined,
    deskTuning: { times: QUICK_TIMES },
    environment: {
      PURGE_URL: `http://127.0.0.1:${port}/purge`,
      PURGE_SERVICE: service,
      PURGE_TOKEN: TOKEN,
    },
  });
}

const get = (target: string) => sendRequest(server, { target, headers: [['Host', 'localhost']] });

async function editFees(): Promise<void> {
  const file = path.join(server.contentDir ?? '', 'articles/fees/en.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
  await server.content.reload();
}

function tagsIn(value: unknown): string[] {
  return String(value).split(/[ ,]/);
}

describe('a cache in front', () => {
  it('is told which pages an edit changes, and which it leaves alone', async () => {
    await open('fastly');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    // Before a node starts, anything may have changed.
    expect(asked[0]?.headers).toMatchObject({
      'surrogate-key': 'sendero',
      'fastly-key': TOKEN,
      'fastly-soft-purge': '1',
    });
    const [changed, other] = [await get(FEES), await get(FAQS)];
    expect(tagsIn(changed.headers['surrogate-key'])).toContain('sendero');
    await editFees();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const told = tagsIn(asked[1]?.headers['surrogate-key']);
    const isTold = (tag: string): boolean => told.includes(tag);
    expect(tagsIn(changed.headers['surrogate-key']).some(isTold)).toBe(true);
    expect(tagsIn(other.headers['surrogate-key']).some(isTold)).toBe(false);
    // It would keep an old page that it was given now.
    expect((await get(FEES)).body.toString()).toContain('One more sentence.');
  });

  it('that refuses is told again', async () => {
    refusals = 2;
    await open('cloudflare');
    await vi.waitFor(async () => {
      await server.desk.worker.settle();
      expect(asked).toHaveLength(3);
    });
    expect(asked.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(asked.map(({ body }) => body)).toEqual(asked.map(() => '{"tags":["sendero"]}'));
    const failed = server.logged().find(({ event }) => event === 'job-failed');
    expect(failed).toMatchObject({ kind: 'purge', reason: 'purge-503' });
    expect(JSON.stringify(server.logged())).not.toContain(TOKEN);
    expect((await get(FAQS)).headers['cache-tag']).toMatch(/^sendero,/);
  });

  it('that nobody has named gets no tags', async () => {
    server = await startTestServer();
    const { headers } = await get(FAQS);
    expect(headers).not.toHaveProperty('surrogate-key');
    expect(headers).not.toHaveProperty('cache-tag');
    await server.desk.worker.settle();
    expect(asked).toEqual([]);
  });
});
