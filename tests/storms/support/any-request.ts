import fc from 'fast-check';
import {
  EVERY_CALL,
  EVERY_FORM,
  EVERY_PAGE_REQUEST,
  type SoundRequest,
} from '#tests/support/every-route.ts';
import { anyName, anyText, CANARY, encode, encodePairs, inline, pairs } from './hostile-text.ts';
import type { Spoken } from './keep-talking.ts';

function changed(sound: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(sound);
  return fc
    .tuple(
      fc.subarray(names),
      fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...names, '__proto__'), anyName),
          fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 })),
        ),
        { maxLength: 3 },
      ),
      fc.boolean(),
    )
    .map(([dropped, added, keepsAll]) => {
      const kept = names.filter((name) => keepsAll || !dropped.includes(name));
      return Object.fromEntries([...kept.map((name) => [name, sound[name]] as const), ...added]);
    });
}

interface AnyBody {
  type: string;
  bytes: Buffer;
}

const anyBytes = fc.oneof(
  anyText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 60_000, max: 70_000 }).map((size) => Buffer.alloc(size, CANARY)),
);
const anyType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'text/plain',
    'application/json; charset=utf-16',
    '',
  ),
  anyText,
);

function multipart(list: ReadonlyArray<readonly [string, string]>): Buffer {
  const parts = list.map(
    ([name, value]) =>
      `--b\r\nContent-Disposition: form-data; name="${inline(name)}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--b--\r\n`);
}

function anyBody({ json, form }: SoundRequest): fc.Arbitrary<AnyBody | undefined> {
  const fields = changed(form ?? json ?? {}).map((record) =>
    Object.entries(record).map(
      ([name, value]) =>
        [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')] as const,
    ),
  );
  const asForm = fc.tuple(fields, pairs).map(([own, more]) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(encodePairs([...own, ...more])),
  }));
  const asParts = fc.tuple(fields, pairs).map(([own, more]) => ({
    type: 'multipart/form-data; boundary=b',
    bytes: multipart([...own, ...more]),
  }));
  const asJson = changed(json ?? form ?? {}).map((record) => ({
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(record)),
  }));
  const asAnything = fc.record({ type: anyType, bytes: anyBytes });
  const fitting = json === undefined ? [asForm, asForm, asParts] : [asJson, asJson, asJson];
  return fc.oneof(...fitting, asForm, asJson, asAnything);
}

const anyHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Authorization',
      'Cookie',
      'Origin',
      'If-None-Match',
      'If-Range',
      'If-Modified-Since',
      'Range',
      'Referer',
      'User-Agent',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'Forwarded',
      'X-Request-Id',
      'Content-Encoding',
      'Content-Language',
      'Sec-Fetch-Site',
      'Sec-GPC',
      'Upgrade',
      'TE',
      '__proto__',
      'constructor',
      'X-HTTP-Method-Override',
      'Cache-Control',
      'Pragma',
    ),
    anyText.map((text) => inline(text).slice(0, 2_000)),
  ),
  fc.constantFrom<[string, string]>(
    ['Accept', 'text/html,*/*'],
    ['Accept-Encoding', 'br'],
    ['Accept-Encoding', 'gzip;q=0, identity;q=0, *;q=0'],
    ['Accept-Language', 'es-MX'],
    ['Range', 'bytes=0-0,5-9'],
    ['Range', 'bytes=99999999999999999999-'],
    ['Sec-Fetch-Site', 'same-origin'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Content-Encoding', 'gzip'],
    ['Expect', CANARY],
    ['Upgrade', 'websocket'],
  ),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('sendero_lang', 'sendero_company', 'sendero_visitor', 'sendero_consent'),
        anyText.map((text) => inline(text).slice(0, 500)),
      ),
      { maxLength: 4 },
    )
    .map((cookies): [string, string] => ['Cookie', cookies.map((c) => c.join('=')).join('; ')]),
);

const anyHost = fc.oneof(
  { weight: 12, arbitrary: fc.constant('localhost') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1.2.3.4.5',
      '999.999.999.999',
      'a.1',
      '127.1',
      '[::1]',
      '[::1].',
      'xn--a',
      'a..b',
      '.',
      'localhost:99999',
      `${CANARY}.example`,
      'LOCALHOST.',
      'a,b',
      `${CANARY}@b`,
      '',
      '%6c',
    ),
  },
);

const anyMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
);

function anyTarget({ path, query = {} }: SoundRequest): fc.Arbitrary<string> {
  const segments = path.split('/').slice(1);
  const anyPath = fc.oneof(
    { weight: 6, arbitrary: fc.constant(path) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat({ max: segments.length }), anyText, fc.boolean())
        .map(([at, text, isEncoded]) => {
          const written = isEncoded ? encode(text) : inline(text);
          return `/${segments.with(Math.min(at, segments.length - 1), written).join('/')}`;
        }),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('.data', '/', '/_.data', '.DATA', '/..', '//', '?', ';x')
        .map((end) => path + end),
    },
  );
  const anyQuery = fc.oneof(
    { weight: 2, arbitrary: fc.constant(encodePairs(Object.entries(query))) },
    fc
      .tuple(changed(query), pairs)
      .map(([own, more]) =>
        encodePairs([
          ...Object.entries(own).map(([name, value]) => [name, JSON.stringify(value)] as const),
          ...more,
        ]),
      ),
    pairs.map((list) => list.map((pair) => pair.map(inline).join('=')).join('&')),
  );
  return fc
    .tuple(anyPath, anyQuery)
    .map(([place, search]) => (search === '' ? place : `${place}?${search}`).slice(0, 6_000));
}

/**
 * Any request to any place; most are of a kind that the place expects, with something in them that
 * it does not.
 */
function anyWholeRequest(sound: SoundRequest): fc.Arbitrary<Spoken> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant(sound.method) },
        { weight: 1, arbitrary: anyMethod },
      ),
      target: anyTarget(sound),
      host: anyHost,
      headers: fc.array(anyHeader, { maxLength: 4 }),
      body: anyBody(sound),
      isChunked: fc.boolean(),
    })
    .map(({ method, target, host, headers, body, isChunked }) => {
      const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`];
      lines.push(...headers.map(([name, value]) => `${name}: ${value}`));
      const hasBody =
        body !== undefined && method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
      if (!hasBody) return spoken(lines, [], method);
      lines.push(
        `Content-Type: ${inline(body.type) === body.type ? body.type : inline(body.type)}`,
      );
      if (!isChunked) {
        lines.push(`Content-Length: ${body.bytes.byteLength}`);
        return spoken(lines, [body.bytes], method);
      }
      lines.push('Transfer-Encoding: chunked');
      const size = body.bytes.byteLength.toString(16);
      const chunks =
        body.bytes.byteLength === 0
          ? []
          : [Buffer.from(`${size}\r\n`), body.bytes, Buffer.from('\r\n')];
      return spoken(lines, [...chunks, Buffer.from('0\r\n\r\n')], method);
    });
}

function spoken(lines: readonly string[], body: readonly Buffer[], method: string): Spoken {
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  return { bytes: Buffer.concat([head, ...body]), isHead: method === 'HEAD', isBroken: false };
}

/** A request that is cut short, or has bytes that HTTP does not allow. */
const anyBrokenRequest = (whole: fc.Arbitrary<Spoken>): fc.Arbitrary<Spoken> =>
  fc
    .tuple(whole, fc.nat(), fc.oneof(fc.constant(''), anyText))
    .map(([{ bytes, isHead }, at, text]) => {
      const cut = at % bytes.byteLength;
      const rest =
        text === '' ? Buffer.alloc(0) : Buffer.concat([Buffer.from(text), bytes.subarray(cut)]);
      return { bytes: Buffer.concat([bytes.subarray(0, cut), rest]), isHead, isBroken: true };
    });

function anyOf(places: readonly SoundRequest[]): fc.Arbitrary<Spoken> {
  return fc.constantFrom(...places).chain(anyWholeRequest);
}

export const anyRequest: fc.Arbitrary<Spoken> = fc.oneof(
  { weight: 4, arbitrary: anyOf(EVERY_CALL) },
  { weight: 3, arbitrary: anyOf(EVERY_PAGE_REQUEST) },
  { weight: 3, arbitrary: anyOf(EVERY_FORM) },
  { weight: 1, arbitrary: anyBrokenRequest(anyOf([...EVERY_CALL, ...EVERY_FORM])) },
);
