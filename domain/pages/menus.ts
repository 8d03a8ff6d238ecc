import { pagePath } from './match-page.ts';
import { getPage, type PageName } from './pages.ts';

/** The menu in its order; what a company does not offer is left out. */
export const MENU = [
  'get-the-facts',
  'calculator',
  'quiz',
  'money-minute',
  'make-a-change',
  'union',
  'faqs',
] as const satisfies readonly PageName[];

/** Entries that pages which lie elsewhere belong to. */
const OWNERS = {
  article: 'get-the-facts',
  tool: 'get-the-facts',
  session: 'get-the-facts',
  'event-article': 'get-the-facts',
  'minute-article': 'money-minute',
} as const satisfies { readonly [Name in PageName]?: (typeof MENU)[number] };

/** The same by how those addresses begin below the company, and with the paths of the entries. */
export const BELONGS_TO: ReadonlyArray<readonly [string, string]> = Object.entries(OWNERS).map(
  ([name, owner]) => [startOf(name as keyof typeof OWNERS), startOf(owner)],
);

/** What stands between the company and the first parameter. */
function startOf(name: PageName): string {
  return pagePath(getPage(name).path, {}).slice(1);
}

/** What follows where the menu opens as a panel, which has the room. */
export const PANEL_MENU = [
  'money-questions',
  'plan',
  'target-date',
  'hispanic',
  'search',
] as const satisfies readonly PageName[];

export const FOOTER = [
  'quiz',
  'my-trail',
  'get-the-facts',
  'calculator',
  'money-questions',
  'make-a-change',
  'plan',
  'target-date',
  'hispanic',
  'grammy-major',
  'latin-grammy',
  'faqs',
  'contact-us',
] as const satisfies readonly PageName[];

/** Where a company's own resources stand on the page about making a change. */
export const RESOURCES_HASH = '#resources';
