import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  finishPage,
  type FinishedPage,
  type MadeOf,
  type PageAnswer,
  type Wish,
} from './finished-page.ts';

/** Real text, because repeated words compress unlike a page. */
const HTML = `<!doctype html><p>${readFileSync('content/articles/fees/es.md', 'utf8')}</p>`;
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding' };

const ENCODINGS = [
  { encoding: 'br', decode: brotliDecompressSync },
  { encoding: 'gzip', decode: gunzipSync },
  { encoding: 'identity', decode: (body: Buffer) => body },
] as const;

interface Answer extends Pick<PageAnswer, 'status' | 'body'> {
  headers: Headers;
}

async function ask(page: FinishedPage, wish: Partial<Wish>): Promise<Answer> {
  const { status, headers, body } = await page.answer({
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...wish,
  });
  const pairs = headers.flatMap((name, index): Array<[string, string]> =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );
  return { status, body, headers: new Headers(pairs) };
}

function makePage(status = 200, html = HTML): Promise<FinishedPage> {
  return finishPage({ status, text: html, headers: HEADERS, madeOf: MADE_OF });
}

const MADE_OF: MadeOf = {
  madeAt: 0,
  parts: new Map([['faqs', 'a hash']]),
  ownArticle: 'fees',
  articleIds: new Set(['fees']),
  isRanked: false,
};

let page: FinishedPage;
beforeAll(async () => {
  page = await makePage();
});

describe('a finished page', () => {
  it.each(ENCODINGS)('as $encoding says all its words', async ({ encoding, decode }) => {
    const { status, headers, body } = await ask(page, { acceptEncoding: encoding });
    expect(status).toBe(200);
    expect(decode(body ?? Buffer.alloc(0)).toString()).toBe(HTML);
    expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(headers.get('Content-Length')).toBe(String(body?.byteLength));
    expect(headers.get('Content-Type')).toBe(HEADERS['Content-Type']);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('has the styles of its kind where they belong, in bytes and in its ETag', async () => {
    const words = { status: 200, text: 'é<style></style>ñ', headers: HEADERS, madeOf: MADE_OF };
    const styles = { pieces: [Buffer.from('p{}'), Buffer.from('/*ü*/')], at: 'é<style>'.length };
    const styled = await ask(await finishPage({ ...words, styles }), {});
    expect(styled.body?.toString()).toBe('é<style>p{}/*ü*/</style>ñ');
    const text = 'é<style>p{}/*ü*/</style>ñ';
    const whole = await ask(await finishPage({ ...words, text }), {});
    expect(styled.headers.get('ETag')).toBe(whole.headers.get('ETag'));
  });

  it('is smaller compressed', async () => {
    const lengths = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (acceptEncoding) => (await ask(page, { acceptEncoding })).body?.byteLength ?? 0,
      ),
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths[2]).toBe(Buffer.byteLength(HTML));
  });

  it('has an ETag of its own in each encoding, which stays the same for the same words', async () => {
    const twin = await makePage();
    const other = await makePage(200, `${HTML}<p>new</p>`);
    const etags = new Set<string | null>();
    for (const { encoding } of ENCODINGS) {
      const etag = (await ask(page, { acceptEncoding: encoding })).headers.get('ETag');
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect((await ask(twin, { acceptEncoding: encoding })).headers.get('ETag')).toBe(etag);
      expect((await ask(other, { acceptEncoding: encoding })).headers.get('ETag')).not.toBe(etag);
      etags.add(etag);
    }
    expect(etags.size).toBe(ENCODINGS.length);
  });

  it('keeps its words and its ETag when it is compressed harder', async () => {
    const slow = await makePage();
    const before = await ask(slow, { acceptEncoding: 'br' });
    await slow.compressHarder();
    const after = await ask(slow, { acceptEncoding: 'br' });
    expect(brotliDecompressSync(after.body ?? Buffer.alloc(0)).toString()).toBe(HTML);
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    expect(after.headers.get('Content-Length')).toBe(String(after.body?.byteLength));
    expect(after.body?.byteLength).toBeLessThanOrEqual(before.body?.byteLength ?? 0);
    const plain = await ask(slow, { acceptEncoding: 'identity' });
    expect(plain.body?.toString()).toBe(HTML);
  });

  it('tells once that it is asked for again, whatever for', async () => {
    const wanted = await makePage();
    const told: string[] = [];
    wanted.tellAskedAgain(() => told.push('again'));
    const { headers } = await ask(wanted, { acceptEncoding: 'br' });
    expect(told).toEqual([]);
    await ask(wanted, { acceptEncoding: 'br', ifNoneMatch: headers.get('ETag') ?? '' });
    expect(told).toEqual(['again']);
    await ask(wanted, { acceptEncoding: 'gzip' });
    expect(told).toEqual(['again']);
  });

  it.each(ENCODINGS)(
    'is made as $encoding once for all who ask, with the same bytes',
    async ({ encoding }) => {
      const wanted = await makePage();
      const together = await Promise.all(
        Array.from({ length: 20 }, () => ask(wanted, { acceptEncoding: encoding })),
      );
      const later = await ask(wanted, { acceptEncoding: encoding });
      expect(later.body).toBeDefined();
      expect(together.every(({ body }) => body === later.body)).toBe(true);
    },
  );

  it('gives up its plain words when it is told to, and makes them again', async () => {
    const wanted = await makePage();
    const light = wanted.bytes;
    const before = await ask(wanted, { acceptEncoding: 'identity' });
    expect(wanted.bytes).toBe(light + Buffer.byteLength(HTML));
    wanted.releasePlain();
    expect(wanted.bytes).toBe(light);
    const after = await ask(wanted, { acceptEncoding: 'identity' });
    expect(after.body?.toString()).toBe(HTML);
    expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
  });

  it.each(['br', 'gzip', 'identity'])(
    'holds no more memory than it sends as %s',
    async (acceptEncoding) => {
      const { body } = await (await makePage()).answer({ acceptEncoding, ifNoneMatch: undefined });
      expect(body?.buffer.byteLength).toBe(body?.byteLength);
    },
  );

  it('tells what it is made of and what it weighs', async () => {
    expect(page.madeOf).toBe(MADE_OF);
    const { body } = await ask(page, { acceptEncoding: 'br' });
    expect(page.bytes).toBeGreaterThanOrEqual(body?.byteLength ?? 0);
  });
});

describe('a visitor who has the page already', () => {
  it.each(ENCODINGS)('in $encoding is told so without a body', async ({ encoding }) => {
    const first = await ask(page, { acceptEncoding: encoding });
    const etag = first.headers.get('ETag') ?? '';
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`]) {
      const { status, headers, body } = await ask(page, { acceptEncoding: encoding, ifNoneMatch });
      expect([status, body]).toEqual([304, undefined]);
      expect(headers.get('ETag')).toBe(etag);
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(headers.has('Content-Length')).toBe(false);
      expect(headers.has('Content-Encoding')).toBe(false);
    }
  });

  it('gets the page for an ETag of another version, encoding or spelling', async () => {
    const gzip = (await ask(page, { acceptEncoding: 'gzip' })).headers.get('ETag') ?? '';
    const br = (await ask(page, { acceptEncoding: 'br' })).headers.get('ETag') ?? '';
    for (const ifNoneMatch of [gzip, '"old-br"', br.replaceAll('"', ''), br.slice(0, -2), '']) {
      const { status, body } = await ask(page, { acceptEncoding: 'br', ifNoneMatch });
      expect([status, body === undefined]).toEqual([200, false]);
    }
  });

  it('gets the words of a page that is not there each time', async () => {
    const missing = await makePage(404);
    const first = await ask(missing, { acceptEncoding: 'br' });
    const ifNoneMatch = first.headers.get('ETag') ?? '';
    const second = await ask(missing, { acceptEncoding: 'br', ifNoneMatch });
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(second.body?.byteLength).toBeGreaterThan(0);
  });
});
