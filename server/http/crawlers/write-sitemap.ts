import { listAlternates } from '#domain/links/list-alternates.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';

interface FileLimits {
  addresses: number;
  bytes: number;
}

/** What sitemaps.org allows one file. */
const FILE_LIMITS: FileLimits = { addresses: 50_000, bytes: 52_428_800 };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const CLOSING = '</urlset>\n';

export interface SitemapSource {
  origin: string;
  /** The paths of the pages, without a language. */
  paths: readonly string[];
  limits?: FileLimits;
}

/** Where a file of the sitemap stands on its host; number 0 is the one that robots.txt names. */
export function sitemapPath(number: number): string {
  return number === 0 ? '/sitemap.xml' : `/sitemap-${number}.xml`;
}

/**
 * Writes the pages in every language, each with its other languages. What is too much for one file
 * becomes several, and the first of them is an index of the others.
 */
export function writeSitemap({ origin, paths, limits = FILE_LIMITS }: SitemapSource): string[] {
  const entries = paths.flatMap((path) => {
    const address = `${origin}${path}`;
    const alternates = listAlternates(address)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
      )
      .join('');
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escape(withLanguage(address, language))}</loc>${alternates}</url>\n`,
    );
  });
  const files = fillFiles(entries, limits).map((file) => `${OPENING}${file.join('')}${CLOSING}`);
  return files.length === 1 ? files : [writeIndex(origin, files.length), ...files];
}

function fillFiles(entries: readonly string[], limits: FileLimits): string[][] {
  const frame = Buffer.byteLength(OPENING) + Buffer.byteLength(CLOSING);
  let file: string[] = [];
  let bytes = frame;
  const files = [file];
  for (const entry of entries) {
    const more = Buffer.byteLength(entry);
    if (file.length === limits.addresses || bytes + more > limits.bytes) {
      file = [];
      files.push(file);
      bytes = frame;
    }
    file.push(entry);
    bytes += more;
  }
  return files;
}

function writeIndex(origin: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_none, at) => `<sitemap><loc>${escape(`${origin}${sitemapPath(at + 1)}`)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${NAMESPACE}">
${files.join('')}</sitemapindex>
`;
}

/** Of the signs that mean something in XML, an address can hold only this one. */
function escape(address: string): string {
  return address.replaceAll('&', '&amp;');
}
