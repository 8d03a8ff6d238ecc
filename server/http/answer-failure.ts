import { ERROR_STATUS, retryAfterOf, type Failure } from '#contracts/errors.ts';
import { answers } from '../content/catalogues.ts';
import {
  findLanguage,
  languageCode,
  languageFromQuery,
  type Language,
} from '#domain/language/language.ts';
import { readRemembered } from './cookies.ts';
import { FAILURE_PAGE_CSP, renderFailurePage } from './failure-page.ts';

/** The header with the failure's code, for the log and for clients whose answer is a page. */
export const CODE_HEADER = 'X-Error-Code';

/**
 * Turns a failure into an answer: its status, its stable code, and words for a person. All failures
 * are answered here.
 */
export function answerFailure(failure: Failure, request: Request): Response {
  const status = ERROR_STATUS[failure.code];
  const language = requestLanguage(request);
  const message = answers[languageCode(language)][failure.code];
  const error = { code: failure.code, message, ...(failure.fields && { fields: failure.fields }) };
  const headers = new Headers({
    'Content-Language': language,
    'Cache-Control': 'no-store',
    [CODE_HEADER]: failure.code,
    ...retryAfterOf(failure),
  });
  if (!wantsPage(request)) return Response.json({ error }, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', FAILURE_PAGE_CSP);
  return new Response(renderFailurePage(message, language), { status, headers });
}

/** A browser that opens an address names HTML first; a script asks for JSON or for anything. */
function wantsPage(request: Request): boolean {
  return request.headers.get('Accept')?.trimStart().startsWith('text/html') ?? false;
}

/**
 * The language of a call: the one in the address, else the remembered one, else the browser's
 * preference.
 */
export function requestLanguage(request: Request): Language {
  const asked = findLanguage(new URL(request.url).searchParams.get('lang'));
  if (asked) return asked;
  const remembered = readRemembered(request.headers.get('Cookie')).language;
  if (remembered) return remembered;
  const preferred = request.headers.get('Accept-Language')?.split(',')[0]?.trim().slice(0, 2);
  return languageFromQuery(preferred);
}
