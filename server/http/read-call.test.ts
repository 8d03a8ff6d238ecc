import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const GOOD_BODY = '{"numberOfArticles":1}';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer();
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

interface Sent {
  status: number;
  code: string | undefined;
  fields: ErrorBody['error']['fields'];
}

async function send(body: BodyInit | null, headers: Record<string, string>): Promise<Sent> {
  const response = await fetch(`${server.base}/po/content/articles/next`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const answer = (await calls.readAnswer('nextArticles', response)) as Partial<ErrorBody>;
  return { status: response.status, code: answer.error?.code, fields: answer.error?.fields };
}

/** A body that is valid except for its length. */
function bodyOf(bytes: number): string {
  return GOOD_BODY.padEnd(bytes, ' ');
}

function streamed(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'sent as %s is read',
    async (type) => {
      expect(await send(GOOD_BODY, { 'Content-Type': type })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json+xml',
  ])('sent as %s is not: another site’s form could send it', async (type) => {
    expect(await send(GOOD_BODY, { 'Content-Type': type })).toMatchObject({
      status: 415,
      code: 'content-type-unsupported',
    });
  });

  it('without a type is not read', async () => {
    expect(await send(new Uint8Array(Buffer.from(GOOD_BODY)), {})).toMatchObject({
      status: 415,
      code: 'content-type-unsupported',
    });
  });

  it.each(['gzip', 'br', 'deflate', 'x-made-up'])(
    'packed with %s is refused, not unpacked: a small one could hold gigabytes',
    async (encoding) => {
      const packed = new Uint8Array(gzipSync(GOOD_BODY));
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      expect(await send(packed, headers)).toMatchObject({
        status: 415,
        code: 'content-type-unsupported',
      });
    },
  );

  it('of 64 KB is read, and one byte more is too large', async () => {
    expect(await send(bodyOf(MAX_BYTES), JSON_TYPE)).toMatchObject({ status: 200 });
    expect(await send(bodyOf(MAX_BYTES + 1), JSON_TYPE)).toMatchObject({
      status: 413,
      code: 'body-too-large',
    });
  });

  it('of unknown length is measured while it arrives', async () => {
    expect(await send(streamed(bodyOf(MAX_BYTES)), JSON_TYPE)).toMatchObject({ status: 200 });
    expect(await send(streamed(bodyOf(MAX_BYTES + 1)), JSON_TYPE)).toMatchObject({
      status: 413,
      code: 'body-too-large',
    });
  });

  it.each([
    '',
    ' ',
    '{',
    '{"numberOfArticles":1,}',
    "{'numberOfArticles':1}",
    '{"numberOfArticles":01}',
    '{"numberOfArticles":NaN}',
    'undefined',
    '\u0000',
    '{"numberOfArticles":1}{"numberOfArticles":1}',
    '['.repeat(60_000),
  ])('that is not JSON is malformed: %j', async (body) => {
    expect(await send(body, JSON_TYPE)).toMatchObject({ status: 400, code: 'request-malformed' });
  });

  it.each(['null', '[]', '"text"', '7', 'true'])(
    'that is %s and no object is refused',
    async (body) => {
      expect(await send(body, JSON_TYPE)).toMatchObject({ status: 400, code: 'field-invalid' });
    },
  );

  it('with a number too large for a number is refused', async () => {
    expect(await send('{"numberOfArticles":1e309}', JSON_TYPE)).toMatchObject({
      status: 400,
      fields: [{ field: 'numberOfArticles', code: expect.any(String) }],
    });
  });

  it.each([
    { shape: 'arrays', body: '['.repeat(30_000) + ']'.repeat(30_000) },
    { shape: 'objects', body: '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000) },
    {
      shape: 'excluded articles',
      body: `{"numberOfArticles":1,"exclusionArticles":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    },
  ])('of deeply nested $shape is a 400', async ({ body }) => {
    expect(await send(body, JSON_TYPE)).toMatchObject({ status: 400 });
  });

  it.each([
    '{"numberOfArticles":1,"__proto__":{"isAdmin":true}}',
    '{"numberOfArticles":1,"constructor":{"prototype":{"isAdmin":true}}}',
    '{"__proto__":{"numberOfArticles":1}}',
  ])('cannot reach the prototypes with %s', async (body) => {
    expect(await send(body, JSON_TYPE)).toMatchObject({ status: 400, code: 'field-invalid' });
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('of bytes that are no text is malformed', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    expect((await send(bytes, JSON_TYPE)).status).toBe(400);
  });
});
