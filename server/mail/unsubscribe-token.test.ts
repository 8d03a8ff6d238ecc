import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '#contracts/errors.ts';
import { anyText } from '#tests/support/any-text.ts';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const keyedHash = createKeyedHash(['a secret']);
const now = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const subscription = {
  subscriber: keyedHash('subscriber', 'ana@example.com'),
  companyId: 'riverbend',
  language: 'es-US',
} as const;
const token = createUnsubscribeToken(subscription, { keyedHash, now });

describe('the link that unsubscribes', () => {
  it('says whose it is to us, and to nobody else', () => {
    expect(readUnsubscribeToken(token, { keyedHash, now })).toEqual(subscription);
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('ana');
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it('holds for more than a year, then says that it is too old', () => {
    const read = (days: number) =>
      readUnsubscribeToken(token, { keyedHash, now: now + days * DAY });
    expect(isFailure(read(400))).toBe(false);
    expect(read(401)).toMatchObject({ code: 'link-expired' });
  });

  it('is nobody’s once any character of it is another', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom('A', 'b', '.', '_'),
        (at, by) => {
          fc.pre(token[at] !== by);
          const tampered = `${token.slice(0, at)}${by}${token.slice(at + 1)}`;
          expect(readUnsubscribeToken(tampered, { keyedHash, now })).toMatchObject({
            code: 'link-invalid',
          });
        },
      ),
    );
  });

  it('cannot be made up, nor signed with another key', () => {
    const otherKey = createKeyedHash(['another secret']);
    const changed = createKeyedHash(['another secret', 'a secret']);
    expect(readUnsubscribeToken(token, { keyedHash: changed, now })).toEqual(subscription);
    expect(readUnsubscribeToken(token, { keyedHash: otherKey, now })).toMatchObject({
      code: 'link-invalid',
    });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readUnsubscribeToken(text, { keyedHash, now })).toMatchObject({
          code: 'link-invalid',
        });
      }),
    );
  });
});
