import { failure } from '#contracts/errors.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ContentSet } from '../../content/content-set.ts';
import { paintDrawing } from '../../content/drawings/paint-drawing.ts';
import { MEDIA_KINDS } from '../../content/media/media-kinds.ts';
import { artBaseOf } from '../../views/art-base.ts';
import { answerStaticFile, compressText, type StaticFile } from '../../static/static-files.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerMedia } from './answer-media.ts';

/** In the well-known place: this site honors the signal, and since when. */
const GPC = '/.well-known/gpc.json';
const SIGNAL_SINCE = '2026-11-20';

export function fileRoutes(dependencies: Dependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const painted = new Map<string, StaticFile>();
  dependencies.content.onSwap(() => painted.clear());
  app.get('/assets/*', (c) => answerAsset(c, dependencies));
  app.get('/media/art/:company/:version/:file', (c) => answerArt(c, painted, dependencies));
  app.get('/media/files/:hash/:file', (c) => answerMedia(c, dependencies));
  app.get('/favicon.ico', (c) => {
    // The address changes with the drawings and the theme.
    c.header('Cache-Control', 'no-cache');
    return c.redirect(faviconAddress(dependencies), 302);
  });
  app.get(GPC, (c) => c.json({ gpc: true, lastUpdate: SIGNAL_SINCE }));
  return app;
}

/**
 * An unknown file gets a 404 and never a page, because a missing script must not be answered with
 * HTML.
 */
function answerAsset(c: Context, { statics }: Dependencies): Response {
  const file = statics.get(new URL(c.req.url).pathname);
  return file
    ? answerStaticFile(file, c.req.raw)
    : answerFailure(failure('page-not-found'), c.req.raw);
}

/** Serves a drawing in the colors of a company. */
function answerArt(
  c: Context,
  painted: Map<string, StaticFile>,
  { content }: Dependencies,
): Response {
  const { company: companyId = '', version = '', file = '' } = c.req.param();
  const set = content.current;
  const company = set.companies.get(companyId);
  const art = file.endsWith('.svg') ? set.art.get(file.slice(0, -'.svg'.length)) : undefined;
  if (!company || !art) return answerFailure(failure('page-not-found'), c.req.raw);
  const key = `${companyId}/${file}`;
  let drawing = painted.get(key);
  if (!drawing)
    painted.set(
      key,
      (drawing = compressText(paintDrawing(art, company.theme), MEDIA_KINDS.svg.type)),
    );
  const isCurrent = artBaseOf(company, set).endsWith(`/${version}`);
  // During a rolling update a page of the other version may ask for the picture. It gets the
  // present one, which must not be cached.
  return answerStaticFile(
    isCurrent ? drawing : { ...drawing, cacheControl: 'no-cache' },
    c.req.raw,
  );
}

function faviconAddress({ content }: Dependencies): string {
  const set: ContentSet = content.current;
  const company = set.companies.get(DEFAULT_COMPANY_ID);
  if (!company) throw new Error('Company not found');
  return `${artBaseOf(company, set)}/${company.logo.mark}.svg`;
}
