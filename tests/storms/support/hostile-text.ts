import fc from 'fast-check';

/** A canary for everything that a visitor can write; it must not reach a log. */
export const CANARY = 'canary7f3e';

export const anyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      CANARY,
      `<script>alert('${CANARY}')</script>`,
      `"'><svg/onload=${CANARY}>`,
      `{"type":"update","payload":{"name":"${CANARY}","value":1}}`,
      `{"type":"${CANARY}"`,
      `["${CANARY}"]`,
      `${CANARY}\u0000\r\nSet-Cookie: ${CANARY}=1`,
      `../../../../etc/${CANARY}`,
      `..\\..\\${CANARY}`,
      `//${CANARY}.example/\\`,
      `https://${CANARY}@evil.example:99999/%zz`,
      `javascript:${CANARY}`,
      `${CANARY}'; DROP TABLE jobs; --`,
      `\${${CANARY}}{{${CANARY}}}#{${CANARY}}`,
      `=cmd|' /C ${CANARY}'!A0`,
      `%00%ff%e0%a4%a%${CANARY}`,
      `\ud800${CANARY}\udfff\u202e\ufeff\u0085`,
      `${CANARY}+1@example.com, bob@example.com`,
      `=?utf-8?q?${CANARY}?=`,
      `${CANARY}${'ñ'.repeat(3_000)}`,
      `${'['.repeat(2_000)}${CANARY}`,
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((t) => t + CANARY) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '0',
      '-0',
      '-1',
      '1e309',
      'NaN',
      '0x14',
      '9'.repeat(400),
      'null',
      'undefined',
      'true',
      'en',
      'es-US',
      'all',
      'generic',
      'fox',
      'LIKE',
      '__proto__',
      'constructor',
      '.',
    ),
  },
);

export const anyName = fc.oneof(
  fc.constantFrom(
    '__intent__',
    '__state__',
    '__proto__',
    '__proto__.x',
    'constructor',
    'toString',
    '',
    'a[0].b',
    'email[0]',
    'email.x',
    '[]',
    'a[',
    'email',
    'name',
    'website',
    'index',
    '_data',
    'lang',
    'show',
    'rated',
    'company',
    'uid',
    'e',
    's',
    'a',
    'pick',
    'ask',
    'animal',
    'from',
    'car',
    'age',
    'video',
    'q',
    'token',
    'path',
    'form',
    'p',
    'answer',
    'go',
  ),
  anyText,
);

export const pairs = fc.array(fc.tuple(anyName, anyText), { maxLength: 4 });

/**
 * Percent-encodes byte by byte, because a lone half of a character cannot be encoded otherwise; the
 * canary stays readable.
 */
export function encode(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

export function encodePairs(list: ReadonlyArray<readonly [string, string]>): string {
  return list.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** Leaves the text unchanged except for characters that end a line or a word of HTTP. */
export function inline(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these may not stand there
  return text.replaceAll(/[\u0000-\u0020\u007f]/g, '');
}
