import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, readConsent, writeConsent } from '#domain/consent/consent.ts';
import { createCookieJar, type CookieJar } from '#tests/support/fake-browser/cookie-jar.ts';
import { currentConsent, keepChoice } from '../visit/consent-store.ts';
import { readCookie, writeCookie, YEAR_SECONDS } from './device-storage.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

afterEach(() => vi.unstubAllGlobals());

function visit(protocol: 'http:' | 'https:', cookies = ''): CookieJar {
  const jar = createCookieJar(protocol, cookies);
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol });
  return jar;
}

function choiceOf(daysAgo: number): string {
  const at = NOW - daysAgo * DAY_MS;
  return writeConsent({
    version: CONSENT_VERSION,
    statistics: true,
    embeds: false,
    gpc: false,
    at,
  });
}

describe('a cookie of the page', () => {
  it('has its protected name where the site is encrypted, and its plain one where it is not', () => {
    const plain = visit('http:');
    writeCookie('sendero_lang', 'es-US');
    expect(plain.cookie).toBe('sendero_lang=es-US');
    expect(readCookie('sendero_lang')).toBe('es-US');

    const encrypted = visit('https:');
    writeCookie('sendero_lang', 'es-US');
    expect(encrypted.cookie).toBe('__Host-sendero_lang=es-US');
    expect(readCookie('sendero_lang')).toBe('es-US');
  });

  it('of the old name is read, and goes with the first one that is kept', () => {
    const jar = visit('https:', 'other=1; sendero_lang=es-US');
    expect(readCookie('sendero_lang')).toBe('es-US');
    writeCookie('sendero_lang', 'es-US');
    expect(jar.cookie).toBe('other=1; __Host-sendero_lang=es-US');
  });

  it('of a neighbor below the same domain does not stand before our own', () => {
    visit('https:', 'sendero_lang=es-US; __Host-sendero_lang=en-US');
    expect(readCookie('sendero_lang')).toBe('en-US');
  });
});

describe('a choice from before the protected name', () => {
  it('is taken over once, for the rest of its year', () => {
    const jar = visit('https:', `sendero_consent=${choiceOf(100)}`);
    keepChoice(NOW);
    expect(jar.cookie).toBe(`__Host-sendero_consent=${choiceOf(100)}`);
    expect(jar.ages.get('__Host-sendero_consent')).toBe(YEAR_SECONDS - 100 * 86_400);
    expect(currentConsent()).toEqual(readConsent(choiceOf(100)));
  });

  it('that is over a year old is asked for again', () => {
    const jar = visit('https:', `sendero_consent=${choiceOf(366)}`);
    keepChoice(NOW);
    expect(jar.cookie).toBe('');
  });

  it('goes where there is a later one', () => {
    const jar = visit(
      'https:',
      `__Host-sendero_consent=${choiceOf(1)}; sendero_consent=${choiceOf(9)}`,
    );
    keepChoice(NOW);
    expect(jar.cookie).toBe(`__Host-sendero_consent=${choiceOf(1)}`);
  });

  it.each([`sendero_consent=${choiceOf(9)}`, ''])(
    'stays "%s" where the site is not encrypted',
    (cookies) => {
      const jar = visit('http:', cookies);
      keepChoice(NOW);
      expect(jar.cookie).toBe(cookies);
    },
  );
});
