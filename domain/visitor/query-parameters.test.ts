import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { CONSUMED_PARAMETERS, readVisitorParameters } from './query-parameters.ts';

const read = (query: string) => readVisitorParameters(new URLSearchParams(query));

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "' or 1=1 --",
  '../../etc/passwd',
  'a b',
  'a\nSet-Cookie: x=1',
  'a\u0000',
  'ñandú',
  '${7*7}',
  '{"$gt":""}',
  '%00',
  'x'.repeat(65),
  '',
].map((value) => ({ value }));

describe('what the address says about the visitor', () => {
  it.each([
    { query: 'uid=u-1', parameters: { uid: 'u-1' } },
    { query: 'uid=A.b_c~9', parameters: { uid: 'A.b_c~9' } },
    { query: `uid=${'x'.repeat(64)}`, parameters: { uid: 'x'.repeat(64) } },
    { query: 'e=1', parameters: { isEnroll: true } },
    { query: 'e=true', parameters: { isEnroll: true } },
    { query: 'e=Y', parameters: { isEnroll: true } },
    { query: 'e=0', parameters: { isEnroll: false } },
    { query: 'e=yes', parameters: { isEnroll: false } },
    { query: 's=ELK', parameters: { segment: 'elk' } },
    { query: 's=near_50-plus', parameters: { segment: 'near_50-plus' } },
    { query: 'uid=7&e=y&s=Fox', parameters: { uid: '7', isEnroll: true, segment: 'fox' } },
    { query: 'via=poster', parameters: { via: 'poster' } },
    { query: 'via=jane-doe', parameters: {} },
    { query: 'lang=es&video=2', parameters: {} },
    { query: '', parameters: {} },
  ])('in "$query" is $parameters', ({ query, parameters }) => {
    expect(read(query)).toEqual(parameters);
  });

  it.each(HOSTILE)('does not believe the user id "$value"', ({ value }) => {
    expect(readVisitorParameters(new URLSearchParams({ uid: value }))).toEqual({});
  });

  it.each([...HOSTILE, { value: 'x'.repeat(33) }, { value: 'a.b' }])(
    'does not believe the segment "$value"',
    ({ value }) => {
      expect(readVisitorParameters(new URLSearchParams({ s: value }))).toEqual({});
    },
  );

  it.each(HOSTILE)('takes nobody for enrolled by "$value"', ({ value }) => {
    expect(readVisitorParameters(new URLSearchParams({ e: value })).isEnroll).not.toBe(true);
  });

  it('holds only short plain words, whatever was sent', () => {
    const value = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom(...'aZ9-_.~\n '.split('')) }),
    );
    fc.assert(
      fc.property(value, value, value, (uid, e, s) => {
        const parameters = readVisitorParameters(new URLSearchParams({ uid, e, s }));
        expect(parameters.uid ?? 'x').toMatch(/^[A-Za-z0-9._~-]{1,64}$/);
        expect(parameters.segment ?? 'x').toMatch(/^[a-z0-9_-]{1,32}$/);
        expect(typeof parameters.isEnroll).toBe('boolean');
      }),
    );
  });

  it('is taken out of the address by these names', () => {
    expect(CONSUMED_PARAMETERS).toEqual(['uid', 'e', 's', 'via']);
  });
});
