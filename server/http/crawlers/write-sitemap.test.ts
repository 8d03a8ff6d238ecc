import { describe, expect, it } from 'vitest';
import { readSitemap } from '#tests/support/read-sitemap.ts';
import { planSitemap, sitemapPath, writeIndex, writePaths } from './write-sitemap.ts';

const ORIGIN = 'https://retire.example.com';

describe('the sitemap', () => {
  it('has each page in every language, and with each the addresses of all', () => {
    const file = writePaths({ origin: ORIGIN, paths: ['/generic/faqs'] });
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
  });

  it('is well-formed whatever an address holds', () => {
    const file = writePaths({ origin: ORIGIN, paths: ['/generic/roth-&-more'] });
    expect(readSitemap(file).entries[1]).toMatchObject({
      address: `${ORIGIN}/generic/roth-&-more?lang=es-US`,
      alternates: { 'x-default': `${ORIGIN}/generic/roth-&-more` },
    });
  });

  it('is an index of its files where there are several', () => {
    expect(readSitemap(writeIndex(ORIGIN, 2))).toEqual({
      root: 'sitemapindex',
      entries: [
        { address: `${ORIGIN}/sitemap-1.xml`, alternates: {} },
        { address: `${ORIGIN}/sitemap-2.xml`, alternates: {} },
      ],
    });
  });

  it.each([
    { paths: 0, plan: { further: 0, paths: 2_500 } },
    { paths: 2_500, plan: { further: 0, paths: 2_500 } },
    { paths: 2_501, plan: { further: 2, paths: 2_500 } },
    { paths: 125_000_000, plan: { further: 50_000, paths: 2_500 } },
    { paths: 125_000_001, plan: { further: 49_981, paths: 2_501 } },
    { paths: 1_250_000_000, plan: { further: 50_000, paths: 25_000 } },
  ])(
    'of $paths paths has files that stay small, as far as an index has room',
    ({ paths, plan }) => {
      expect(planSitemap(paths)).toEqual(plan);
    },
  );

  it('stands at the root of its host, the first file where crawlers look for it', () => {
    expect([0, 1, 12].map(sitemapPath)).toEqual([
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-12.xml',
    ]);
  });
});
