import { SaxesParser } from 'saxes';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

interface SitemapEntry {
  address: string;
  /** The address in each language, by its tag or `x-default`. */
  alternates: Record<string, string>;
}

interface Sitemap {
  root: string;
  entries: SitemapEntry[];
}

/** Reads a sitemap, or an index of some, as XML with namespaces; throws if it is not well-formed. */
export function readSitemap(xml: string): Sitemap {
  const parser = new SaxesParser({ xmlns: true });
  const entries: SitemapEntry[] = [];
  const open: string[] = [];
  let root = '';
  let text = '';
  parser.on('opentag', ({ uri, local, attributes }) => {
    text = '';
    const path = [...open, local].join(' ');
    open.push(local);
    if (open.length === 1) root = local;
    const isLink = uri === XHTML && path === 'urlset url link';
    if (!isLink && uri !== SITEMAP) throw new Error(`Unexpected: ${path} of ${uri}`);
    if (path === 'urlset url' || path === 'sitemapindex sitemap')
      entries.push({ address: '', alternates: {} });
    const entry = entries.at(-1);
    if (!isLink || !entry) return;
    const { rel, hreflang, href } = attributes;
    if (rel?.value !== 'alternate') throw new Error('Expected an alternate');
    entry.alternates[hreflang?.value ?? ''] = href?.value ?? '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    const entry = entries.at(-1);
    if (local === 'loc' && entry) entry.address = text;
  });
  parser.write(xml).close();
  return { root, entries };
}
