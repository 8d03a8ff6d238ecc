import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { sendRequest, type ReceivedAnswer } from '#tests/support/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** More requests than the queue holds, each for a different page. */
const CROWD = 260;

/** Both documents and the data of navigations are asked for. */
const KINDS = [
  { kind: 'pages', addressOf: (index: number) => `/generic/page-${index}` },
  { kind: 'data', addressOf: (index: number) => `/generic/search.data?q=${index}` },
] as const;

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

  it.each(KINDS)(
    'are told to come back for $kind, while what is made already goes on',
    async ({ addressOf }) => {
      await sendRequest(server, { target: '/generic/faqs' });
      await sendRequest(server, { target: '/generic/faqs.data' });
      gate.close();
      const refused: ReceivedAnswer[] = [];
      const crowd = Array.from({ length: CROWD }, async (_, index) => {
        const answer = await fetch(`${server.base}${addressOf(index)}`, {
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
      expect((await sendRequest(server, { target: '/generic/faqs.data' })).status).toBe(200);
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

      const afterwards = await sendRequest(server, { target: '/generic/make-a-change' });
      expect(afterwards.status).toBe(200);
    },
  );
});
