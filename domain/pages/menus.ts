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

/** What follows where the menu opens as a panel, which has the room. */
export const PANEL_MENU = ['target-date', 'hispanic'] as const satisfies readonly PageName[];

export const FOOTER = [
  'quiz',
  'get-the-facts',
  'calculator',
  'make-a-change',
  'target-date',
  'hispanic',
  'grammy-major',
  'latin-grammy',
  'faqs',
  'contact-us',
] as const satisfies readonly PageName[];

/** Where a company's own resources stand on the page about making a change. */
export const RESOURCES_HASH = '#resources';
