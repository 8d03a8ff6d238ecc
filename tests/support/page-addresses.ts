/** One address of every kind of page, below the company. */
export const PAGE_KINDS = [
  { kind: 'home', path: '' },
  { kind: 'get the facts', path: '/get-the-facts' },
  { kind: 'get the facts by topic', path: '/get-the-facts/saving' },
  { kind: 'article', path: '/articles/compounding/how-savings-grow-on-their-own' },
  {
    kind: 'target date article',
    path: '/target-date/articles/target-date-funds/what-a-target-date-fund-does',
  },
  { kind: 'tool', path: '/tools/a-budget-on-one-page' },
  { kind: 'article by slug', path: '/get-the-facts/more/how-savings-grow-on-their-own' },
  { kind: 'FAQs', path: '/faqs' },
  { kind: 'make a change', path: '/make-a-change' },
  { kind: 'inflation', path: '/inflation' },
  { kind: 'glossary', path: '/glossary' },
  { kind: 'search', path: '/search' },
  { kind: 'error', path: '/error' },
  { kind: 'not found', path: '/404' },
] as const;

export type PageKind = (typeof PAGE_KINDS)[number]['kind'];

export const COMPANY_IDS = ['generic', 'seiu775srp', 'riverbend'] as const;

export const LANGUAGES_OF_PAGES = [
  { language: 'en-US', query: '' },
  { language: 'es-US', query: '?lang=es-US' },
] as const;

/** Every kind of page in every company and language. */
export const EVERY_PAGE = COMPANY_IDS.flatMap((companyId) =>
  LANGUAGES_OF_PAGES.flatMap(({ language, query }) => [
    ...PAGE_KINDS.map(({ kind, path }) => ({
      companyId,
      language,
      kind: kind as PageKind | 'privacy',
      address: `/${companyId}${path}${query}`,
    })),
    {
      companyId,
      language,
      kind: 'privacy' as const,
      address: `/privacy?company=${companyId}${query.replace('?', '&')}`,
    },
  ]),
);
