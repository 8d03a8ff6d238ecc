import type { PageName } from './pages.ts';

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

/** Entries that pages which lie elsewhere belong to, by how those addresses begin below the company. */
export const BELONGS_TO: ReadonlyArray<readonly [string, string]> = [
  ['articles/', 'get-the-facts'],
  ['tools/', 'get-the-facts'],
  ['virtual-event/', 'get-the-facts'],
  ['money-minute/', 'get-the-facts/money-minute'],
];

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
