import { Hono } from 'hono';
import type { ContentSet } from '../../content/content-set.ts';
import { finishPage, NOTHING_NOTED, type FinishedPage } from '../../pages/kept/finished-page.ts';
import { pageResponse } from '../../pages/kept/send-page.ts';
import { countPlaces, listFoundPages } from '../../views/found-pages.ts';
import type { Dependencies } from '../dependencies.ts';
import { planSitemap, sitemapPath, writeIndex, writePaths } from './write-sitemap.ts';

interface CrawlerSources extends Pick<Dependencies, 'isStaging' | 'originOf'> {
  content: Pick<Dependencies['content'], 'current'>;
}

const CACHING = { 'Cache-Control': 'public, max-age=3600' } as const;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  ...CACHING,
  Vary: 'Accept-Encoding',
} as const;

/** A crawler asks once for each; one may take more than a megabyte, for whoever wants it plain. */
const MOST_KEPT = 16;

/** Tells search engines which addresses they may read, and where the list of all pages is. */
export function crawlerRoutes({ content, isStaging, originOf }: CrawlerSources): Hono {
  const app = new Hono();
  const kept = new Map<string, Promise<FinishedPage>>();
  const keep = (name: string, write: () => string): Promise<FinishedPage> => {
    const file = finishFile(write());
    kept.set(name, file);
    file.catch(() => kept.delete(name));
    const [oldest = name] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return file;
  };

  app.get('/robots.txt', (c) => {
    const { host, origin } = originOf(c.req.raw);
    if (isStaging(host)) return c.text('User-agent: *\nDisallow: /\n', 200, CACHING);
    const rules = ['User-agent: *', 'Disallow: /po/', 'Disallow: /content/'];
    const text = `${rules.join('\n')}\n\nSitemap: ${origin}${sitemapPath(0)}\n`;
    return c.text(text, 200, CACHING);
  });
  app.get('/:file{sitemap(?:-[1-9][0-9]*)?\\.xml}', async (c, next) => {
    const { host, origin } = originOf(c.req.raw);
    if (isStaging(host)) return next();
    const number = Number(/\d+/.exec(c.req.param('file'))?.[0] ?? 0);
    const name = `${content.current.version} ${origin} ${number}`;
    let file = kept.get(name);
    if (!file) {
      const write = chooseFile(content.current, origin, number);
      // Any other address may be a page, and one that does not exist is answered by the pages.
      if (!write) return next();
      file = keep(name, write);
    }
    return pageResponse(await file, c.req.raw);
  });
  return app;
}

function finishFile(text: string): Promise<FinishedPage> {
  return finishPage({ status: 200, text, headers: HEADERS, madeOf: NOTHING_NOTED });
}

/** How a file of the sitemap is written, or undefined where there is none of this number. */
function chooseFile(
  content: ContentSet,
  origin: string,
  number: number,
): (() => string) | undefined {
  const { host } = new URL(origin);
  const { further, paths } = planSitemap(countPlaces(content, host));
  if (number > further) return undefined;
  if (number === 0 && further > 0) return () => writeIndex(origin, further);
  const from = Math.max(0, number - 1) * paths;
  return () =>
    writePaths({ origin, paths: listFoundPages(content, host, { from, to: from + paths }) });
}
