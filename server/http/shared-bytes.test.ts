import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { sendRequest } from '../../scripts/requests/send-request.ts';
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

const PICTURE = 'compounding-steps.png';
const FILM = 'target-date-explainer-en-AVS.mp4';
const script =
  readdirSync('build/client/assets').find((name) => /^entry\.client-[\w-]+\.js$/.test(name)) ?? '';

function mediaAddress({ content }: TestServer, name: string): string {
  return `/media/files/${content.current.media.get(name)?.hash}/${name}`;
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
    { what: 'a script', target: `/assets/${script}`, accepted: '' },
    { what: 'a script, compressed', target: `/assets/${script}`, accepted: 'br' },
    { what: 'a picture', target: 'picture', accepted: '' },
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
      target === 'picture'
        ? mediaAddress(server, PICTURE)
        : target === 'drawing'
          ? await drawing()
          : target;
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
});

describe('a drawing', () => {
  it('stays in memory when a text is edited, and not when its own colors are', async () => {
    const server = await startTestServer({ changeContent: () => undefined });
    try {
      const { content, contentDir = '' } = server;
      const written = recordBodies(server);
      const drawn = async (): Promise<Written | undefined> => {
        // The version in the address changes with the colors; any version shows the present drawing.
        await sendRequest(server, {
          target: '/media/art/generic/0/scene-facts.svg',
          headers: [['Host', 'localhost']],
        });
        return written.at(-1);
      };
      const edit = async (file: string, changes: Readonly<Record<string, unknown>>) => {
        const before = content.current.version;
        changeYaml(contentDir, file, changes);
        await expect.poll(() => content.current.version, { timeout: 20_000 }).not.toBe(before);
      };
      const first = await drawn();
      await edit('articles/fees/article.yaml', { order: 999 });
      expect((await drawn())?.memory === first?.memory, 'after an edit of a text').toBe(true);
      await edit('companies/generic/theme.yaml', { 'art-soft': '#ABCDEF' });
      expect((await drawn())?.memory === first?.memory, 'after an edit of colors').toBe(false);
      expect(written).toHaveLength(3);
    } finally {
      await server.close();
    }
  });
});

describe('a film', () => {
  it('goes out in pieces, however much of it a player asks for', async () => {
    const server = await startTestServer();
    try {
      const pieces: number[] = [];
      server.http.prependListener('request', (_request, response) => {
        const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
        response.write = (...parts: unknown[]) => {
          if (parts[0] instanceof Uint8Array) pieces.push(parts[0].byteLength);
          return write(...parts);
        };
      });
      const size = server.content.current.media.get(FILM)?.byteLength ?? 0;
      for (const [range, length] of [
        ['bytes=0-1', 2],
        ['bytes=500000-', size - 500_000],
        ['bytes=-1000', 1_000],
        ['', size],
      ] as const) {
        pieces.length = 0;
        const { body } = await sendRequest(server, {
          target: mediaAddress(server, FILM),
          headers: [
            ['Host', 'localhost'],
            ['Range', range],
          ],
        });
        expect(body).toHaveLength(length);
        expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(length);
        expect(Math.max(...pieces)).toBeLessThanOrEqual(65_536);
      }
    } finally {
      await server.close();
    }
  });
});

describe('downloads that nobody reads', () => {
  it('are cut, all of them, and what waits behind them with them', async () => {
    const server = await startTestServer({ unreadMs: 300 });
    try {
      // Eight films are more than the system buffers for a reader.
      const film = `GET ${mediaAddress(server, FILM)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
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
