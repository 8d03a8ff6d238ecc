import { failure } from '#contracts/errors.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { BUILT_FILES } from '#domain/links/built-files.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ContentSet } from '../../content/content-set.ts';
import { paintDrawing } from '../../content/drawings/paint-drawing.ts';
import { MEDIA_KINDS } from '../../content/media/media-kinds.ts';
import { artBaseOf } from '../../views/art-base.ts';
import { KeptTexts } from '../../static/kept-texts.ts';
import { answerStaticFile, IMMUTABLE } from '../../static/static-files.ts';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerMedia } from './answer-media.ts';

/** In the well-known place: this site honors the signal, and since when. */
const GPC = '/.well-known/gpc.json';
const SIGNAL_SINCE = '2026-11-20';
const FOR_A_DAY = 'public, max-age=86400';

/**
 * All drawings of a company take 0.2 MB in brotli, so this is room for those of 150 companies. What
 * is dropped is made again in three milliseconds, and a browser asks for it once a year.
 */
const MOST_PAINTED_BYTES = 32_000_000;

/** What files are answered from. */
type FileSources = Pick<Dependencies, 'media' | 'statics' | 'log'> & {
  content: Pick<Dependencies['content'], 'current'>;
};

export function fileRoutes(dependencies: FileSources): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const painted = new KeptTexts(MOST_PAINTED_BYTES);
  app.get(`${BUILT_FILES}*`, (c) => answerAsset(c, dependencies));
  app.get('/media/art/:company/:version/:file', (c) => answerArt(c, painted, dependencies));
  app.get('/media/files/:hash/:file', (c) => answerMedia(c, dependencies));
  app.get('/favicon.ico', (c) => {
    // The address changes with the drawings and the theme.
    c.header('Cache-Control', 'no-cache');
    return c.redirect(faviconAddress(dependencies), 302);
  });
  app.get(GPC, (c) =>
    c.json({ gpc: true, lastUpdate: SIGNAL_SINCE }, 200, { 'Cache-Control': FOR_A_DAY }),
  );
  return app;
}

/**
 * An unknown file gets a 404 and never a page, because a missing script must not be answered with
 * HTML.
 */
function answerAsset(c: Context, { statics }: FileSources): Response {
  const file = statics.get(new URL(c.req.url).pathname);
  return file
    ? answerStaticFile(file, c.req.raw)
    : answerFailure(failure('page-not-found'), c.req.raw);
}

/**
 * Serves a drawing in the colors of a company. It is kept by what it is made of, so a change of any
 * other part of the content drops nothing.
 */
function answerArt(
  c: Context,
  painted: KeptTexts,
  { content }: FileSources,
): Response | Promise<Response> {
  const { company: companyId = '', version = '', file = '' } = c.req.param();
  const set = content.current;
  const company = set.companies.get(companyId);
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  const art = set.art.get(name);
  if (!company || !art) return answerFailure(failure('page-not-found'), c.req.raw);
  const isCurrent = artBaseOf(company, set).endsWith(`/${version}`);
  return painted.answer(
    {
      madeOf: `${set.parts.get(`drawing/${name}`)} ${set.parts.get(`theme/${companyId}`)}`,
      write: () => paintDrawing(art, company.theme),
      type: MEDIA_KINDS.svg.type,
      // During a rolling update a page of the other version may ask for the picture. It gets the
      // present one, which must not be cached.
      cacheControl: isCurrent ? IMMUTABLE : 'no-cache',
    },
    c.req.raw,
  );
}

function faviconAddress({ content }: FileSources): string {
  const set: ContentSet = content.current;
  const company = set.companies.get(DEFAULT_COMPANY_ID);
  if (!company) throw new Error('Company not found');
  return `${artBaseOf(company, set)}/${company.logo.mark}.svg`;
}
