import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { CONSUMED_PARAMETERS } from '#domain/visitor/query-parameters.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { NO_FRAMES } from '../../answers/security-headers.ts';
import { decideEmbed } from '../../pages/embed-address.ts';
import {
  canonicalUrl,
  decidePage,
  isNotFoundPage,
  type PageDecision,
  type PageKey,
} from '../../pages/page-address.ts';
import { rawAddress } from '#server/pages/kept/page-cache.ts';
import { OverloadedError } from '../../pages/render-queue.ts';
import { pageResponse } from '#server/pages/kept/send-page.ts';
import { answerFailure } from '../answer-failure.ts';
import { ensureVisitor, languageCookies, readRemembered } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { isForeignPost } from '../same-site.ts';

type PageRequestContext = Context<{ Bindings: HttpBindings }>;

export function pageRoutes(dependencies: Dependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('*', (c) => answerPage(c, dependencies));
  app.post('*', (c) => answerForm(c, dependencies));
  app.all('*', (c) => answerFailure(failure('method-not-allowed'), c.req.raw));
  return app;
}

async function answerPage(c: PageRequestContext, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const { host, origin, isSecure } = dependencies.originOf(request);
  const url = new URL(request.url);
  const embed = decideEmbed({ url, host }, dependencies.content.current);
  if (embed?.kind === 'refused') return answerFailure(failure(embed.code), request);
  const remembered = readRemembered(request.headers.get('Cookie'));
  const decision: PageDecision = embed
    ? { ...embed, isPrivate: false }
    : decidePage({ url, host, remembered }, dependencies.content.current);
  if (embed) mayStandInFrames(c);
  if (decision.kind === 'redirect') return answerRedirect(decision, request, dependencies);
  if (decision.kind === 'unavailable')
    return answerFailure(failure('company-unavailable'), request);
  const { key, isPrivate, isUnkept = false } = decision;
  try {
    const served = await dependencies.pages.serve({
      key,
      origin,
      host,
      isUnkept,
      ...(!isPrivate &&
        isOwnAddress(url, canonicalUrl(key, origin)) && {
          address: rawAddress({ host, isSecure }, `${url.pathname}${url.search}`),
        }),
    });
    if (served.kind === 'redirect') {
      const location = withVisitor(served.location, url);
      return new Response(null, {
        status: served.status,
        headers: { Location: location, 'Cache-Control': 'no-cache' },
      });
    }
    const response = await pageResponse(served.page, request);
    return isPrivate ? asPrivate(response) : response;
  } catch (error) {
    if (error instanceof OverloadedError) return answerFailure(failure('overloaded'), request);
    throw error;
  }
}

/** The listener has set the header for all answers; a policy with a list of origins takes its place. */
function mayStandInFrames(c: PageRequestContext): void {
  c.env.outgoing.removeHeader(NO_FRAMES);
}

/**
 * Pages do not depend on the visitor, so what the address says of the visitor is passed on to the
 * redirect's target if that is on this site.
 */
function withVisitor(location: string, asked: URL): string {
  if (!location.startsWith('/')) return location;
  return CONSUMED_PARAMETERS.reduce((target, name) => {
    const value = asked.searchParams.get(name);
    return value === null ? target : withQuery(target, name, encodeURIComponent(value));
  }, location);
}

/**
 * Only the page's own address, with its parameters in any order, may be remembered as a shortcut.
 * There are endless other addresses, and they would push out the one that most visitors use.
 */
function isOwnAddress(asked: URL, own: URL): boolean {
  return asked.pathname === own.pathname && sortedQuery(asked) === sortedQuery(own);
}

/** The query stays as it was written: one value can be written in endless ways, and `&&` says nothing. */
function sortedQuery({ search }: URL): string {
  return search.slice(1).split('&').toSorted().join('&');
}

function answerRedirect(
  decision: Extract<PageDecision, { kind: 'redirect' }>,
  request: Request,
  { log, originOf }: Dependencies,
): Response {
  const headers = new Headers({ Location: decision.location, 'Cache-Control': 'no-store' });
  if (decision.isPermanent) headers.set('Cache-Control', 'public, max-age=3600');
  if (decision.rememberLanguage !== undefined) {
    const { isSecure } = originOf(request);
    for (const cookie of languageCookies(decision.rememberLanguage, request, isSecure))
      headers.append('Set-Cookie', cookie);
    log.info('language-switched', { to: decision.rememberLanguage });
  }
  return new Response(null, { status: decision.isPermanent ? 301 : 302, headers });
}

/**
 * The company of `/privacy` comes from the visitor's cookie, so no shared cache may keep the
 * answer.
 */
function asPrivate(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.set('Vary', 'Accept-Encoding, Cookie');
  return response;
}

/** Answers a plain form on a page, as a browser without JavaScript sends it. */
async function answerForm(c: PageRequestContext, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw;
  const { host, origin, isSecure } = dependencies.originOf(request);
  if (isForeignPost(request, host)) return answerFailure(failure('origin-foreign'), request);
  const fields = await readForm(request);
  if (isFailure(fields)) return answerFailure(fields, request);
  const url = new URL(request.url);
  const embed = decideEmbed({ url, host }, dependencies.content.current);
  if (embed?.kind === 'refused') return answerFailure(failure(embed.code), request);
  const remembered = readRemembered(request.headers.get('Cookie'));
  const decision: PageDecision = embed
    ? { ...embed, isPrivate: false }
    : decidePage(
        { url, host, remembered: { ...remembered, language: undefined } },
        dependencies.content.current,
      );
  if (embed) mayStandInFrames(c);
  if (decision.kind === 'redirect') return answerFailure(failure('page-not-found'), request);
  if (decision.kind === 'unavailable')
    return answerFailure(failure('company-unavailable'), request);
  if (isNotFoundPage(decision.key)) return answerFailure(failure('page-not-found'), request);
  const visitor = ensureVisitor(request, isSecure);
  try {
    const answer = await dependencies.pages.answerForm({
      key: decision.key,
      origin,
      host,
      request: formRequest({ key: decision.key, search: url.search, fields, origin }),
      network: dependencies.networkOf(c),
      visitorId: visitor.id,
    });
    if (answer.kind === 'redirect') {
      const headers = new Headers({ 'Cache-Control': 'no-store', Location: answer.location });
      for (const cookie of visitor.setCookies) headers.append('Set-Cookie', cookie);
      return new Response(null, { status: 303, headers });
    }
    // A form that gets its page back has recorded nothing, so its sender needs no visitor cookie.
    if (answer.page.status === 404) return answerFailure(failure('page-not-found'), request);
    if (answer.page.status === 405) return answerFailure(failure('method-not-allowed'), request);
    return await pageResponse(answer.page, request);
  } catch (error) {
    if (error instanceof OverloadedError) return answerFailure(failure('overloaded'), request);
    throw error;
  }
}

const FORM_TYPES: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** Reads the fields of a form; files are ignored, because no form of ours has any. */
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

interface FormRequest {
  key: PageKey;
  search: string;
  fields: URLSearchParams;
  origin: string;
}

/**
 * Builds the request anew on our own origin, because whether the post is foreign has already been
 * decided. It also has the path of the decision.
 */
function formRequest({ key, search, fields, origin }: FormRequest): Request {
  const url = new URL(key.pathname, origin);
  url.search = search;
  return new Request(url, { method: 'POST', body: fields });
}
