import { listAlternates } from '#domain/links/list-alternates.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';

/** What sitemaps.org allows one file, and an index of files. */
const MOST_ADDRESSES = 50_000;
/** Visitors are answered between two files, and one of so many paths is made in some milliseconds. */
const FEW_PATHS = 2_500;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const CLOSING = '</urlset>\n';

interface FileOfSitemap {
  origin: string;
  /** The paths of the pages, without a language. */
  paths: readonly string[];
}

interface SitemapPlan {
  /** How many files there are beside the first, which is their index then. */
  further: number;
  /** How many paths each may have. */
  paths: number;
}

/** Shares so many paths among files of which each is made by itself. */
export function planSitemap(paths: number): SitemapPlan {
  const needed = Math.ceil(paths / MOST_ADDRESSES);
  const most = Math.floor(MOST_ADDRESSES / LANGUAGES.length);
  const each = Math.min(most, Math.max(FEW_PATHS, needed));
  return { further: paths <= each ? 0 : Math.ceil(paths / each), paths: each };
}

/** Where a file of the sitemap stands on its host; number 0 is the one that robots.txt names. */
export function sitemapPath(number: number): string {
  return number === 0 ? '/sitemap.xml' : `/sitemap-${number}.xml`;
}

/** Writes the pages in every language, each with its other languages. */
export function writePaths({ origin, paths }: FileOfSitemap): string {
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
  return `${OPENING}${entries.join('')}${CLOSING}`;
}

/** Names the files that the pages are in, where they are too many for one. */
export function writeIndex(origin: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_none, at) => `<sitemap><loc>${escape(`${origin}${sitemapPath(at + 1)}`)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${NAMESPACE}">
${files.join('')}</sitemapindex>
`;
}

/** An address can hold only this one of the signs that mean something in XML. */
function escape(address: string): string {
  return address.replaceAll('&', '&amp;');
}
