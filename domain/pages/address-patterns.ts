import type { Page } from './page.ts';
import { EVERY_PAGE } from './pages.ts';

/*
 * What every page reads of the addresses in the table, worked out by the build as `in-browser.ts` is;
 * apart from it, because a still page reads nothing else.
 */

/** What matches the addresses of the pages that keep the language. */
export const KEEPS_LANGUAGE = patternOf(({ keepsLanguage }) => keepsLanguage === true);

/** What matches the addresses of the pages on which nobody is asked how they feel. */
export const ASKS_NO_FEELINGS = patternOf(({ asksFeelings }) => asksFeelings === false);

/** The source of a pattern: short, as every page carries it. Only of paths without parameters below their company. */
function patternOf(isMeant: (page: Page) => boolean): string {
  const paths = EVERY_PAGE.flatMap(([, page]) => (isMeant(page) ? [page.path] : []));
  return `^/(${paths.join('|').replaceAll(':company', '[^/]+')})/?$`;
}
