import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { isMailAddress, mailAddressKey } from './mail-address.ts';

describe('a mail address', () => {
  it.each([
    'ana@example.com',
    "o'brien+plan@mail.example.co.uk",
    'a@b.xn--p1ai',
    `${'l'.repeat(64)}@example.com`,
  ])('may be %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@localhost',
    'ana@example.c',
    'ana@example.123',
    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example..com',
    'a b@example.com',
    'ana@exa mple.com',
    'Ana <ana@example.com>',
    'ana@example.com, bo@example.com',
    'ana@example.com;bo@example.com',
    'ana@example.com\r\nBcc: bo@example.com',
    'ana@example.com%0ABcc:bo@example.com',
    '"ana bo"@example.com',
    'ana@[127.0.0.1]',
    'añá@example.com',
    'ana@b@example.com',
    `${'l'.repeat(65)}@example.com`,
    `a@${'d'.repeat(64)}.com`,
    `a@${'d.'.repeat(130)}com`,
  ])('is not %j', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });

  it('never has a character that a header could be made of', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      '7',
      '.',
      '-',
      '+',
      '@',
      '<',
      '"',
      ',',
      '\r',
      '\n',
      ' ',
    );
    const pieces = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, anyText), fc.oneof(pieces, anyText), (one, two) => {
        const address = `${one}@${two}.com`;
        if (!isMailAddress(address)) return;
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(address).not.toMatch(/[<>(),:;"\\[\]]/);
      }),
    );
  });

  it('is the same person’s however it is spelled', () => {
    expect(mailAddressKey(' Ana@Example.COM ')).toBe('ana@example.com');
  });
});
