import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '#tests/support/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * A body that Node writes must be the shared bytes themselves, and not a copy made for one answer.
 */
interface Written {
  memory: ArrayBufferLike;
  start: number;
  length: number;
}

function recordBodies({ http }: TestServer): Written[] {
  const written: Written[] = [];
  http.prependListener('request', (_request, response) => {
    const end = response.end.bind(response) as (...parts: unknown[]) => typeof response;
    response.end = (...parts: unknown[]) => {
      const [body] = parts;
      if (body instanceof Uint8Array)
        written.push({ memory: body.buffer, start: body.byteOffset, length: body.byteLength });
      return end(...parts);
    };
  });
  return written;
}

const FILM = 'target-date-explainer-en-AVS.mp4';
const script =
  readdirSync('build/client/assets').find((name) => /^root-[\w-]+\.js$/.test(name)) ?? '';

function filmAddress({ content }: TestServer): string {
  return `/media/files/${content.current.media.get(FILM)?.hash}/${FILM}`;
}

describe.each([
  { where: 'at the edge', environment: {} },
  { where: 'behind a proxy', environment: { TRUST_PROXY: '1' } },
])('two answers with the same bytes, $where', ({ environment }) => {
  let server: TestServer;
  let written: Written[];

  beforeAll(async () => {
    server = await startTestServer({ environment });
    written = recordBodies(server);
  });
  afterAll(() => server.close());

  it.each([
    { what: 'a page, compressed', target: '/generic/faqs', accepted: 'br' },
    { what: 'a page, in gzip', target: '/generic/faqs', accepted: 'gzip' },
    { what: 'a page, plain', target: '/generic/faqs', accepted: '' },
    { what: 'the data of a page', target: '/generic/faqs.data', accepted: '' },
    { what: 'a script', target: `/assets/${script}`, accepted: '' },
    { what: 'a script, compressed', target: `/assets/${script}`, accepted: 'br' },
    { what: 'a film', target: 'film', accepted: '' },
    { what: 'a drawing', target: 'drawing', accepted: 'br' },
  ])('have them in memory once: $what', async ({ target, accepted }) => {
    const get = (address: string) =>
      sendRequest(server, {
        target: address,
        headers: [
          ['Host', 'localhost'],
          ['Accept-Encoding', accepted],
        ],
      });
    const drawing = async (): Promise<string> =>
      String((await get('/favicon.ico')).headers.location);
    const address =
      target === 'film' ? filmAddress(server) : target === 'drawing' ? await drawing() : target;
    // The page is compressed at first, and again at a higher quality when there is time.
    await get(address);
    await expect
      .poll(async () => {
        written.length = 0;
        const answers = [await get(address), await get(address)];
        return answers.every(({ status }) => status === 200) && written.length === 2
          ? written[0]?.memory === written[1]?.memory
          : 'no bytes';
      })
      .toBe(true);
    expect(written[1]).toEqual(written[0]);
  });

  it('look at the file itself when a player asks for parts of a film', async () => {
    const film = server.content.current.media.get(FILM);
    written.length = 0;
    for (const range of ['bytes=0-1', 'bytes=500000-', 'bytes=-1000']) {
      const headers = [
        ['Host', 'localhost'],
        ['Range', range],
      ] as const;
      const { status } = await sendRequest(server, { target: filmAddress(server), headers });
      expect(status).toBe(206);
    }
    expect(written.map(({ memory }) => memory === film?.bytes.buffer)).toEqual([true, true, true]);
    expect(written.map(({ start }) => start - (film?.bytes.byteOffset ?? 0))).toEqual([
      0,
      500_000,
      (film?.bytes.byteLength ?? 0) - 1_000,
    ]);
  });
});

describe('downloads that nobody reads', () => {
  it('are cut, all of them, and what waits behind them with them', async () => {
    const server = await startTestServer({ unreadMs: 300 });
    try {
      // Eight films are more than the system buffers for a reader.
      const film = `GET ${filmAddress(server)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      const clients = Array.from({ length: 5 }, () => {
        const client = connect(server.port, '127.0.0.1').pause();
        client.on('error', () => undefined);
        client.write(film.repeat(8));
        return client;
      });
      const count = (): Promise<number> =>
        new Promise((resolve, reject) => {
          server.http.getConnections((error, open) => (error ? reject(error) : resolve(open)));
        });
      await expect.poll(count).toBe(clients.length);
      await expect.poll(count, { timeout: 20_000 }).toBe(0);
      for (const client of clients) client.destroy();
    } finally {
      await server.close();
    }
  });
});
