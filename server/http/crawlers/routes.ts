import { Hono, type Context } from 'hono';
import { finishPage, NOTHING_NOTED, type FinishedPage } from '../../pages/kept/finished-page.ts';
import { pageResponse } from '../../pages/kept/send-page.ts';
import { listFoundPages } from '../../views/found-pages.ts';
import type { Dependencies } from '../dependencies.ts';
import { sitemapPath, writeSitemap } from './write-sitemap.ts';

interface CrawlerSources extends Pick<Dependencies, 'originOf'> {
  content: Pick<Dependencies['content'], 'current' | 'onSwap'>;
}

type Files = readonly FinishedPage[];

const CACHING = { 'Cache-Control': 'public, max-age=3600' } as const;

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  ...CACHING,
  Vary: 'Accept-Encoding',
} as const;

/** Tells search engines which addresses they may read, and where the list of all pages is. */
export function crawlerRoutes({ content, originOf }: CrawlerSources): Hono {
  const app = new Hono();
  /** The files of each origin; there are only as many as hosts that companies list. */
  const kept = new Map<string, Promise<Files>>();
  content.onSwap(() => kept.clear());

  const keepFiles = (origin: string): Promise<Files> => {
    const paths = listFoundPages(content.current, new URL(origin).host);
    const files = Promise.all(writeSitemap({ origin, paths }).map(finishFile));
    kept.set(origin, files);
    files.catch(() => kept.delete(origin));
    return files;
  };
  const findFile = async (c: Context, number: number): Promise<FinishedPage | undefined> => {
    const { origin } = originOf(c.req.raw);
    const files = await (kept.get(origin) ?? keepFiles(origin));
    return files[number];
  };

  app.get('/robots.txt', (c) => {
    const { origin } = originOf(c.req.raw);
    const rules = ['User-agent: *', 'Disallow: /po/', 'Disallow: /content/'];
    const text = `${rules.join('\n')}\n\nSitemap: ${origin}${sitemapPath(0)}\n`;
    return c.text(text, 200, CACHING);
  });
  app.get('/:file{sitemap(?:-[1-9][0-9]*)?\\.xml}', async (c, next) => {
    const [number = 0] = c.req.param('file').match(/\d+/)?.map(Number) ?? [];
    const file = await findFile(c, number);
    // Any other address may be a page, and one that does not exist is answered by the pages.
    return file ? pageResponse(file, c.req.raw) : next();
  });
  return app;
}

function finishFile(text: string): Promise<FinishedPage> {
  return finishPage({ status: 200, text, headers: HEADERS, madeOf: NOTHING_NOTED });
}
