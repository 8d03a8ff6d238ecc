import { DEFAULT_LANGUAGE, findLanguage } from '#domain/language/language.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import {
  CONSUMED_PARAMETERS,
  readVisitorParameters,
  type VisitorParameters,
} from '#domain/visitor/query-parameters.ts';
import { LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { readCookie } from '../device/device-storage.ts';

let visitor: VisitorParameters = {};

/** What the address said about the visitor when the page was opened. */
export function visitorOfThisAddress(): VisitorParameters {
  return visitor;
}

/**
 * Does what has to happen before the page is hydrated. Returns true when the visitor is being sent
 * to another address.
 */
export function startVisit(): boolean {
  void unregisterServiceWorkers();
  if (redirectToQuiz() || redirectToRememberedLanguage()) return true;
  consumeVisitorParameters();
  return false;
}

/** A service worker of an earlier product would go on answering requests of this site. */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    // A browser may forbid even this query.
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    console.warn('Service workers stay registered:', error);
  }
}

function redirectToQuiz(): boolean {
  try {
    const target = findQuizRedirect(location.pathname, location.search);
    if (target === undefined) return false;
    location.replace(target);
    return true;
  } catch (error) {
    console.warn('Error during redirection:', error);
    return false;
  }
}

/**
 * A cache that ignores cookies may have answered in the default language for a visitor who reads
 * another.
 */
function redirectToRememberedLanguage(): boolean {
  const remembered = findLanguage(readCookie(LANGUAGE_COOKIE));
  const { pathname, search, hash } = location;
  if (remembered === undefined || remembered === DEFAULT_LANGUAGE) return false;
  if (new URLSearchParams(search).has('lang')) return false;
  location.replace(withLanguage(`${pathname}${search}${hash}`, remembered));
  return true;
}

/**
 * The parameters are read once and then removed from the address, so that a shared link carries
 * nobody's id.
 */
function consumeVisitorParameters(): void {
  const query = new URLSearchParams(location.search);
  visitor = readVisitorParameters(query);
  if (!CONSUMED_PARAMETERS.some((name) => query.has(name))) return;
  for (const name of CONSUMED_PARAMETERS) query.delete(name);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
