import { describe, expect, it } from 'vitest';
import { matchPage } from '#domain/pages/match-page.ts';
import { addressOf, companyOf, PAGE_SAMPLES } from './page-samples.ts';

describe('a sample of a page', () => {
  it.each(PAGE_SAMPLES)('leads to its page: $kind', ({ name, page, ...sample }) => {
    const address = addressOf(
      { name, page, ...sample },
      { companyId: 'riverbend', language: 'en-US' },
    );
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(matchPage(pathname).name).toBe(name);
    const counted = new Set([...Object.keys(page.counts ?? {}), 'company']);
    expect([...searchParams.keys()].filter((key) => !counted.has(key))).toEqual([]);
  });

  it('is told from every other by its kind', () => {
    const kinds = PAGE_SAMPLES.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('has the address of its company and language', () => {
    const addresses = ['home', 'latin-grammy, second film', 'privacy', 'survey'].map((wanted) => {
      const sample = PAGE_SAMPLES.find(({ kind }) => kind === wanted);
      return sample && addressOf(sample, { companyId: companyOf(sample), language: 'es-US' });
    });
    expect(addresses).toEqual([
      '/generic?lang=es-US',
      '/generic/latin-grammy?video=2&lang=es-US',
      '/privacy?company=generic&lang=es-US',
      '/riverbend/transitioning-to-retirement/survey?lang=es-US',
    ]);
  });
});
