import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWebAddress } from '#tests/support/any-text.ts';
import { withLanguage, withQuery } from './with-language.ts';

const ORIGIN = 'https://retire.example.com';

describe('an address in a language', () => {
  it.each([
    { href: '/generic', spanish: '/generic?lang=es-US' },
    { href: '/generic?show=all', spanish: '/generic?show=all&lang=es-US' },
    { href: '/generic#top', spanish: '/generic?lang=es-US#top' },
    { href: '/generic?a=1#top', spanish: '/generic?a=1&lang=es-US#top' },
    { href: '/generic#top?not=a-query', spanish: '/generic?lang=es-US#top?not=a-query' },
    { href: `${ORIGIN}/generic`, spanish: `${ORIGIN}/generic?lang=es-US` },
  ])('$href in Spanish is $spanish', ({ href, spanish }) => {
    expect(withLanguage(href, 'es-US')).toBe(spanish);
  });

  it('in English is the address itself', () => {
    fc.assert(
      fc.property(anyWebAddress, (href) => {
        expect(withLanguage(href, 'en-US')).toBe(href);
      }),
    );
  });

  it('keeps path, query and hash, and says the language', () => {
    fc.assert(
      fc.property(anyWebAddress, (href) => {
        const before = new URL(href);
        const after = new URL(withLanguage(href, 'es-US'));
        expect(after.pathname).toBe(before.pathname);
        expect(after.hash).toBe(before.hash);
        expect([...after.searchParams]).toEqual([...before.searchParams, ['lang', 'es-US']]);
      }),
    );
  });
});

describe('an address with one value more', () => {
  it('names it last, before the hash', () => {
    expect(withQuery('/a?b=1#c', 'd', '2')).toBe('/a?b=1&d=2#c');
  });
});
