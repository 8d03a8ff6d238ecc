import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../scripts/requests/send-request.ts';
import { formatProblem } from '#server/content/problems.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE = 'content/media/infographics/compounding-steps.png';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ changeContent: () => undefined });
});
afterAll(() => server.close());

function pictureAddress(): string {
  const media = server.content.current.media.get('compounding-steps.png');
  return `/media/files/${media?.hash}/compounding-steps.png`;
}

async function markAddress(companyId: string): Promise<string> {
  const html = await (await fetch(`${server.base}/${companyId}`)).text();
  return /<link rel="icon"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
}

describe('a built file', () => {
  const names = readdirSync('build/client/assets');
  const script = names.find((name) => /^entry\.client-[\w-]+\.js$/.test(name)) ?? '';
  const font = names.find((name) => name.endsWith('.woff2')) ?? '';

  it.each([
    { name: script, type: 'text/javascript; charset=utf-8' },
    { name: font, type: 'font/woff2' },
  ])('is served for ever as $type', async ({ name, type }) => {
    const { status, headers, body } = await ask(server, `/assets/${name}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(body).toEqual(readFileSync(`build/client/assets/${name}`));
  });

  it.each([
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
  ])('comes as $encoding to whoever takes it', async ({ encoding, unpack }) => {
    const packed = await ask(server, `/assets/${script}`, { 'Accept-Encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(unpack(packed.body)).toEqual(readFileSync(`build/client/assets/${script}`));
  });

  it.each([
    '/assets/no-such-file.js',
    '/assets/',
    '/assets/../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/root.js.map',
    `/assets/${script}.br`,
    `/assets/${script}/`,
    '/assets/__proto__',
  ])('is not %s', async (target) => {
    const { status, body } = await ask(server, target);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('"private"');
  });

  it('that is missing is never answered with a page', async () => {
    const { headers } = await ask(server, '/assets/no-such-file.js');
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('a media file', () => {
  const size = statSync(PICTURE).size;

  it('is served whole and for ever, and says that it can be had in parts', async () => {
    const { status, headers, body } = await ask(server, pictureAddress());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(size),
      'cache-control': IMMUTABLE,
      'accept-ranges': 'bytes',
    });
    expect(body).toEqual(readFileSync(PICTURE));
  });

  it.each([
    { range: 'bytes=0-99', start: 0, end: 99 },
    { range: 'bytes=100-', start: 100, end: size - 1 },
    { range: 'bytes=-50', start: size - 50, end: size - 1 },
    { range: `bytes=0-${size + 999}`, start: 0, end: size - 1 },
    { range: `bytes=-${size + 999}`, start: 0, end: size - 1 },
  ])('is served in part for $range', async ({ range, start, end }) => {
    const { status, headers, body } = await ask(server, pictureAddress(), { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
    expect(body).toEqual(readFileSync(PICTURE).subarray(start, end + 1));
  });

  it.each([`bytes=${size}-`, `bytes=${size}-${size + 9}`, 'bytes=9-3', 'bytes=-0'])(
    'has nothing for %s',
    async (range) => {
      const { status, headers, body } = await ask(server, pictureAddress(), { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${size}`);
      expect(body).toHaveLength(0);
    },
  );

  it.each(['pages=1-2', 'bytes=a-b', 'bytes=-', 'bytes=0-1,5-6', 'bytes', ''])(
    'is served whole when the range is %j',
    async (range) => {
      expect((await ask(server, pictureAddress(), { Range: range })).status).toBe(200);
    },
  );

  it.each([
    { name: 'compounding-steps.png', type: 'image/png' },
    { name: 'mm-match-en-AVS.jpg', type: 'image/jpeg' },
    { name: 'mm-match-en-AVS.mp4', type: 'video/mp4' },
    { name: 'mm-match-en-AVS-es.vtt', type: 'text/vtt; charset=utf-8' },
    { name: 'podcast-first-check-en.mp3', type: 'audio/mpeg' },
  ])('is $type and nothing else, and runs nothing: $name', async ({ name, type }) => {
    const hash = server.content.current.media.get(name)?.hash;
    const { status, headers } = await ask(server, `/media/files/${hash}/${name}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('that is a film begins to play from two bytes, as Safari asks for it', async () => {
    const name = 'mm-match-en-AVS.mp4';
    const film = readFileSync(`content/media/video/${name}`);
    const address = `/media/files/${server.content.current.media.get(name)?.hash}/${name}`;
    const { status, headers, body } = await ask(server, address, { Range: 'bytes=0-1' });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 0-1/${film.byteLength}`,
      'content-length': '2',
      'cache-control': IMMUTABLE,
    });
    expect(body).toEqual(film.subarray(0, 2));
  });

  it('is sent whole to whoever has begun with another version of it', async () => {
    const range = { Range: 'bytes=0-99' };
    const { headers } = await ask(server, pictureAddress());
    const same = await ask(server, pictureAddress(), {
      ...range,
      'If-Range': headers['etag'] ?? '',
    });
    expect(same.status).toBe(206);
    const other = await ask(server, pictureAddress(), { ...range, 'If-Range': '"another"' });
    expect(other.status).toBe(200);
    expect(other.body).toHaveLength(size);
  });

  it.each([
    { how: 'as it was sent', write: (etag: string) => etag },
    { how: 'weakened by a proxy', write: (etag: string) => `W/${etag}` },
    { how: 'among others', write: (etag: string) => `"another", ${etag}` },
  ])('is not sent again to whoever has it and names it $how', async ({ write }) => {
    const { headers } = await ask(server, pictureAddress());
    const again = await ask(server, pictureAddress(), {
      'If-None-Match': write(headers['etag'] ?? ''),
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('is sent to whoever has another version of it', async () => {
    const { status, body } = await ask(server, pictureAddress(), {
      'If-None-Match': '"another", W/"old"',
    });
    expect([status, body.byteLength]).toEqual([200, size]);
  });

  it.each([
    '/media/files/0000000000000000/compounding-steps.png',
    '/media/files//compounding-steps.png',
    '/media/files/..%2f..%2f/topics.yaml',
    '/media/infographics/compounding-steps.png',
  ])('%s does not exist', async (target) => {
    expect((await ask(server, target)).status).toBe(404);
  });

  it('that is replaced gets a new address, and the old one is gone', async () => {
    const before = pictureAddress();
    const { contentDir = '' } = server;
    const file = path.join(contentDir, 'media/infographics/compounding-steps.png');
    const bytes = readFileSync(file);
    // Both texts have the same length, so a version made from the length would not change.
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await vi.waitFor(() => expect(pictureAddress()).not.toBe(before), 20_000);
    expect((await ask(server, before)).status).toBe(404);
    expect((await ask(server, pictureAddress())).body).toEqual(bytes);
  });
});

describe('a file that is no medium', () => {
  it('is never served, whatever an author puts among the media', async () => {
    const { contentDir = '' } = server;
    const bytes = Buffer.from('alert(1)');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const evil = path.join(contentDir, 'media/infographics/evil.js');
    writeFileSync(evil, bytes);
    await server.content.reload();
    expect(server.content.problems.map(formatProblem)).toEqual([
      'content/media/infographics/evil.js:1: expected a file name of letters, digits and hyphens that ends in .png or .jpg or .webp, found evil.js',
    ]);
    expect((await ask(server, `/media/files/${hash}/evil.js`)).status).toBe(404);
    rmSync(evil);
  });
});

describe('the other files', () => {
  it('/favicon.ico leads to the mark of the default company', async () => {
    const { status, headers } = await ask(server, '/favicon.ico');
    expect(status).toBe(302);
    expect(headers.location).toBe(await markAddress('generic'));
    expect((await ask(server, headers.location ?? '')).status).toBe(200);
  });
});
