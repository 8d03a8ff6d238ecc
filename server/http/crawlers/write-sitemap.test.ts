import { describe, expect, it } from 'vitest';
import { readSitemap } from '#tests/support/read-sitemap.ts';
import { sitemapPath, writeSitemap } from './write-sitemap.ts';

const ORIGIN = 'https://retire.example.com';

function pathsOf(count: number): string[] {
  return Array.from({ length: count }, (_none, at) => `/generic/page-${at}`);
}

/** The addresses of every file but the index. */
function addressesIn(files: readonly string[]): string[][] {
  return files.map((file) =>
    Array.from(file.matchAll(/<loc>([^<]*)</g), ([, address = '']) => address),
  );
}

describe('the sitemap', () => {
  it('has each page in every language, and with each the addresses of all', () => {
    const [file = '', ...others] = writeSitemap({ origin: ORIGIN, paths: ['/generic/faqs'] });
    const english = `${ORIGIN}/generic/faqs`;
    const spanish = `${english}?lang=es-US`;
    const alternates = { 'en-US': english, 'es-US': spanish, 'x-default': english };
    expect(readSitemap(file)).toEqual({
      root: 'urlset',
      entries: [
        { address: english, alternates },
        { address: spanish, alternates },
      ],
    });
    expect(others).toEqual([]);
  });

  it('is well-formed whatever an address holds', () => {
    const [file = ''] = writeSitemap({ origin: ORIGIN, paths: ['/generic/roth-&-more'] });
    expect(readSitemap(file).entries[1]).toMatchObject({
      address: `${ORIGIN}/generic/roth-&-more?lang=es-US`,
      alternates: { 'x-default': `${ORIGIN}/generic/roth-&-more` },
    });
  });

  it('of 50,000 addresses is one file, and of more is an index of several', () => {
    expect(writeSitemap({ origin: ORIGIN, paths: pathsOf(25_000) })).toHaveLength(1);
    const [index = '', ...files] = writeSitemap({ origin: ORIGIN, paths: pathsOf(25_001) });
    expect(readSitemap(index)).toEqual({
      root: 'sitemapindex',
      entries: [
        { address: `${ORIGIN}/sitemap-1.xml`, alternates: {} },
        { address: `${ORIGIN}/sitemap-2.xml`, alternates: {} },
      ],
    });
    const addresses = addressesIn(files);
    expect(addresses.map(({ length }) => length)).toEqual([50_000, 2]);
    expect(addresses[1]).toEqual([
      `${ORIGIN}/generic/page-25000`,
      `${ORIGIN}/generic/page-25000?lang=es-US`,
    ]);
  });

  it.each([1_000, 1_500, 4_000])('has no file of more than %i bytes', (bytes) => {
    const paths = pathsOf(20);
    const limits = { addresses: 50_000, bytes };
    const [index = '', ...files] = writeSitemap({ origin: ORIGIN, paths, limits });
    expect(readSitemap(index).entries).toHaveLength(files.length);
    expect(Math.max(...files.map((file) => Buffer.byteLength(file)))).toBeLessThanOrEqual(bytes);
    expect(addressesIn(files).flat()).toEqual(
      paths.flatMap((path) => [`${ORIGIN}${path}`, `${ORIGIN}${path}?lang=es-US`]),
    );
  });

  it('stands at the root of its host, the first file where crawlers look for it', () => {
    expect([0, 1, 12].map(sitemapPath)).toEqual([
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-12.xml',
    ]);
  });
});
