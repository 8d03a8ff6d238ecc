/** One address of every kind of page below the company, and what stands before the company. */
export const PAGE_KINDS = [
  { kind: 'home', path: '' },
  { kind: 'get the facts', path: '/get-the-facts' },
  { kind: 'get the facts by topic', path: '/get-the-facts/saving' },
  { kind: 'article', path: '/articles/compounding/how-savings-grow-on-their-own' },
  {
    kind: 'target date article',
    path: '/target-date/articles/target-date-funds/what-a-target-date-fund-does',
  },
  { kind: 'money minute', path: '/get-the-facts/money-minute' },
  { kind: 'money minute by presenter', path: '/get-the-facts/money-minute/rosa' },
  {
    kind: 'money minute article',
    path: '/money-minute/articles/minute-first-hundred/your-first-100-dollars',
  },
  { kind: 'target date', path: '/target-date', companies: ['generic', 'riverbend'] },
  { kind: 'tool', path: '/tools/a-budget-on-one-page' },
  { kind: 'article by slug', path: '/get-the-facts/more/how-savings-grow-on-their-own' },
  { kind: 'FAQs', path: '/faqs' },
  { kind: 'make a change', path: '/make-a-change' },
  { kind: 'quiz', path: '/quiz', mount: '/retirement' },
  { kind: 'yes/no question', path: '/quiz/contributing-to-401k', mount: '/retirement' },
  { kind: 'picture question', path: '/quiz/retirement-vacation', mount: '/retirement' },
  { kind: 'quiz result', path: '/quiz/result?animal=owl', mount: '/retirement' },
  { kind: 'no quiz result', path: '/quiz/result', mount: '/retirement' },
  { kind: 'animal', path: '/quiz/animals/lynx', mount: '/retirement' },
  { kind: 'action plan', path: '/action-plan/fox', mount: '/retirement' },
  { kind: 'plan reminder', path: '/action-plan/elk/reminder', mount: '/retirement' },
  { kind: 'union', path: '/union' },
  { kind: 'calculator', path: '/calculator' },
  { kind: 'projections', path: '/calculator/projections' },
  { kind: 'disclosures', path: '/calculator/disclosures' },
  { kind: 'contact us', path: '/contact-us' },
  { kind: 'unsubscribe', path: '/unsubscribe' },
  { kind: 'confirm plan', path: '/confirm-plan' },
  { kind: 'inflation', path: '/inflation' },
  { kind: 'Hispanic landing', path: '/hispanic' },
  { kind: 'glossary', path: '/glossary' },
  { kind: 'awards, major', path: '/grammy-major' },
  { kind: 'awards, Latin', path: '/latin-grammy' },
  { kind: 'awards, second film', path: '/latin-grammy?video=2' },
  { kind: 'search', path: '/search' },
  { kind: 'road trip', path: '/roadtrip' },
  { kind: 'virtual event', path: '/virtual-event' },
  {
    kind: 'virtual event article',
    path: '/virtual-event/articles/event-questions/questions-to-ask-about-your-plan',
  },
  { kind: 'workshop', path: '/workshop' },
  { kind: 'transition', path: '/transitioning-to-retirement/all' },
  { kind: 'transition by topic', path: '/transitioning-to-retirement/health' },
  { kind: 'survey', path: '/transitioning-to-retirement/survey', companies: ['riverbend'] },
  { kind: 'error', path: '/error' },
  { kind: 'not found', path: '/404' },
] as const satisfies ReadonlyArray<{
  kind: string;
  path: string;
  mount?: string;
  /** The companies that have the page, if not all do. */
  companies?: readonly string[];
}>;

export type PageKind = (typeof PAGE_KINDS)[number]['kind'];

export const COMPANY_IDS = ['generic', 'seiu775srp', 'riverbend'] as const;

export const LANGUAGES_OF_PAGES = [
  { language: 'en-US', query: '' },
  { language: 'es-US', query: 'lang=es-US' },
] as const;

/** Every kind of page in every company and language. */
export const EVERY_PAGE = COMPANY_IDS.flatMap((companyId) =>
  LANGUAGES_OF_PAGES.flatMap(({ language, query }) => [
    ...PAGE_KINDS.filter((page) => isPageOf(page, companyId)).map(({ kind, path, ...place }) => ({
      companyId,
      language,
      kind: kind as PageKind | 'privacy' | 'events',
      address: withQuery(`${'mount' in place ? place.mount : ''}/${companyId}${path}`, query),
    })),
    {
      companyId,
      language,
      kind: 'privacy' as const,
      address: withQuery(`/privacy?company=${companyId}`, query),
    },
    {
      companyId,
      language,
      kind: 'events' as const,
      address: withQuery(`/privacy/events?company=${companyId}`, query),
    },
  ]),
);

function isPageOf(page: (typeof PAGE_KINDS)[number], companyId: string): boolean {
  const companies: readonly string[] = 'companies' in page ? page.companies : COMPANY_IDS;
  return companies.includes(companyId);
}

function withQuery(address: string, query: string): string {
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
