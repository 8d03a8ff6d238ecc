import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { CONSUMED_PARAMETERS } from '#domain/visitor/query-parameters.ts';
import { Hono, type Context } from 'hono';
import type { FinishedPage } from '../../pages/finished-page.ts';
import { decidePage, type PageDecision } from '../../pages/page-address.ts';
import { OverloadedError } from '../../pages/render-queue.ts';
import { answerFailure } from '../answer-failure.ts';
import { ensureVisitor, languageCookie, readRemembered } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { isForeignPost } from '../same-site.ts';

const DATA_SUFFIX = /(?:\/_root|_\.data)?\.data$|\/_\.data$/;

export function pageRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.on(['GET'], '*', (c) =>
    isDataRequest(c) ? answerData(c, dependencies) : answerPage(c, dependencies),
  );
  app.post('*', (c) => answerForm(c, dependencies));
  app.all('*', (c) => answerFailure(failure('method-not-allowed'), c.req.raw));
  return app;
}

async function answerPage(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const { host, origin } = dependencies.originOf(request);
  const url = new URL(request.url);
  const remembered = readRemembered(request.headers.get('Cookie'));
  const decision = decidePage({ url, host, remembered }, dependencies.content.current);
  if (decision.kind === 'redirect') return answerRedirect(decision, request, dependencies);
  const { key, isPrivate, isUnkept = false } = decision;
  try {
    const served = await dependencies.pages.serve({
      key,
      origin,
      host,
      isUnkept,
      ...(!isPrivate && isPlainAddress(url) && { address: `${host}${url.pathname}${url.search}` }),
    });
    if (served.kind === 'redirect') {
      const location = withVisitor(served.location, url);
      return new Response(null, {
        status: served.status,
        headers: { Location: location, 'Cache-Control': 'no-cache' },
      });
    }
    return await toResponse(served.page, request, isPrivate);
  } catch (error) {
    if (error instanceof OverloadedError) return answerFailure(failure('overloaded'), request);
    throw error;
  }
}

/** A page knows nothing of its visitor: what the address says of them goes along where it leads, within the site. */
function withVisitor(location: string, asked: URL): string {
  if (!location.startsWith('/')) return location;
  return CONSUMED_PARAMETERS.reduce((target, name) => {
    const value = asked.searchParams.get(name);
    return value === null ? target : withQuery(target, name, encodeURIComponent(value));
  }, location);
}

/** Only an address made of what pages depend on may be kept as a shortcut. */
function isPlainAddress(url: URL): boolean {
  return [...url.searchParams.keys()].every((name) => name === 'lang' || name === 'show');
}

function answerRedirect(
  decision: Extract<PageDecision, { kind: 'redirect' }>,
  request: Request,
  { log, originOf }: Dependencies,
): Response {
  const headers = new Headers({ Location: decision.location, 'Cache-Control': 'no-store' });
  if (decision.isPermanent) headers.set('Cache-Control', 'public, max-age=3600');
  if (decision.rememberLanguage !== undefined) {
    headers.append(
      'Set-Cookie',
      languageCookie(decision.rememberLanguage, originOf(request).isSecure),
    );
    log.info('language-switched', { to: decision.rememberLanguage });
  }
  return new Response(null, { status: decision.isPermanent ? 301 : 302, headers });
}

async function toResponse(
  page: FinishedPage,
  request: Request,
  isPrivate: boolean,
): Promise<Response> {
  const {
    status,
    headers: pairs,
    body,
  } = await page.answer({
    acceptEncoding: request.headers.get('Accept-Encoding') ?? undefined,
    ifNoneMatch: request.headers.get('If-None-Match') ?? undefined,
  });
  const headers = new Headers();
  for (let index = 0; index < pairs.length; index += 2) {
    headers.append(pairs[index] ?? '', pairs[index + 1] ?? '');
  }
  // Which company `/privacy` belongs to is the visitor's own: no shared cache may keep it.
  if (isPrivate) {
    headers.set('Cache-Control', 'private, no-cache');
    headers.set('Vary', 'Accept-Encoding, Cookie');
  }
  const bytes = body === undefined || request.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(bytes, { status, headers });
}

function isDataRequest(c: Context): boolean {
  return new URL(c.req.url).pathname.endsWith('.data');
}

/** What a navigation inside the page asks for: the loaders' data alone. */
async function answerData(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const url = new URL(request.url);
  const pageUrl = new URL(url);
  pageUrl.pathname = url.pathname.replace(DATA_SUFFIX, '') || '/';
  pageUrl.searchParams.delete('_routes');
  const { host, origin } = dependencies.originOf(request);
  const nothingRemembered = { language: undefined, companyId: undefined };
  const decision = decidePage(
    { url: pageUrl, host, remembered: nothingRemembered },
    dependencies.content.current,
  );
  if (decision.kind === 'redirect') return answerFailure(failure('page-not-found'), request);
  const services = dependencies.createServices({ host, origin, onArticleShown: () => undefined });
  const page = { services, address: decision.key, htmlBag: undefined, visitorId: '' };
  const target = new URL(`${url.pathname}${url.search}`, origin);
  const response = await dependencies.renderer.render(new Request(target), page, '');
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-cache');
  return new Response(response.body, { status: response.status, headers });
}

/** A plain form on a page, as a browser without JavaScript sends it. */
async function answerForm(c: Context, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const { host, origin, isSecure } = dependencies.originOf(request);
  if (isForeignPost(request, host)) return answerFailure(failure('origin-foreign'), request);
  const fields = await readForm(request);
  if (isFailure(fields)) return answerFailure(fields, request);
  const url = new URL(request.url);
  const remembered = readRemembered(request.headers.get('Cookie'));
  const decision = decidePage(
    { url, host, remembered: { ...remembered, language: undefined } },
    dependencies.content.current,
  );
  if (decision.kind === 'redirect') return answerFailure(failure('page-not-found'), request);
  const visitor = ensureVisitor(request, isSecure);
  try {
    const answer = await dependencies.pages.answerForm({
      key: decision.key,
      origin,
      host,
      request: formRequest(request, fields, origin),
      network: dependencies.networkOf(c),
      visitorId: visitor.id,
    });
    if (answer.kind === 'redirect') {
      const headers = new Headers({ 'Cache-Control': 'no-store', Location: answer.location });
      for (const cookie of visitor.setCookies) headers.append('Set-Cookie', cookie);
      return new Response(null, { status: 303, headers });
    }
    // A page sent back has recorded nothing, so its visitor needs no mark either.
    if (answer.page.status === 404) return answerFailure(failure('page-not-found'), request);
    if (answer.page.status === 405) return answerFailure(failure('method-not-allowed'), request);
    return await toResponse(answer.page, request, false);
  } catch (error) {
    if (error instanceof OverloadedError) return answerFailure(failure('overloaded'), request);
    throw error;
  }
}

const FORM_TYPES: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** The fields of a form; files are no field of ours. */
async function readForm(request: Request): Promise<URLSearchParams | Failure> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!FORM_TYPES.has(type)) return failure('content-type-unsupported');
  try {
    const fields = new URLSearchParams();
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') fields.append(name, value);
    }
    return fields;
  } catch {
    return failure('request-malformed');
  }
}

/** Rebuilt on our own origin: whether the post is foreign has been decided before. */
function formRequest(request: Request, fields: URLSearchParams, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(`${pathname}${search}`, origin), { method: 'POST', body: fields });
}
