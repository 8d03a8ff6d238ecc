import { EVENT_EXAMPLES } from './event-examples.ts';
import { EVERY_PAGE } from './page-addresses.ts';

/** One valid request to every route; tests change it. */
export interface SoundRequest {
  method: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  json?: Readonly<Record<string, unknown>>;
  /** The content type of the body, if it is JSON under another name. */
  type?: string;
  form?: Readonly<Record<string, string>>;
}

const GOAL = {
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 60_000,
  currentSavings: 25_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
} as const;
const TYPED_GOAL = Object.fromEntries(
  Object.entries(GOAL).map(([name, value]) => [name, String(value)]),
);
const PERSON = { company: 'generic', language: 'en-US', email: 'ana@example.com', altcha: 'e30=' };
const MESSAGE = { name: 'Ana', email: 'ana@example.com', topic: 'my-plan', message: 'Hello' };
const LIKE = { articleRatingType: 'LIKES', articleRatingActionType: 'LIKE' };
const VESTING = '/generic/get-the-facts/more/when-the-match-is-yours';

export const EVERY_CALL: readonly SoundRequest[] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/robots.txt' },
  { method: 'GET', path: '/sitemap.xml' },
  { method: 'GET', path: '/favicon.ico' },
  { method: 'GET', path: '/.well-known/gpc.json' },
  { method: 'GET', path: '/assets/no-such.js' },
  { method: 'GET', path: '/media/art/generic/0/mark.svg' },
  { method: 'GET', path: '/media/files/0/no-such.mp4' },
  { method: 'GET', path: '/po/openapi.json' },
  { method: 'GET', path: '/po/consent.css' },
  { method: 'GET', path: '/po/no-such-call' },
  { method: 'GET', path: '/po/captcha/challenge', query: { form: 'contact' } },
  { method: 'GET', path: '/po/calculator/retirement/constants' },
  {
    method: 'GET',
    path: '/po/calculator/retirement/goal',
    query: { ...TYPED_GOAL, autoIncreasePercentage: '0', calc_page: '7' },
  },
  {
    method: 'POST',
    path: '/po/calculator/retirement/goal',
    json: { ...GOAL, autoIncreasePercentage: 0 },
  },
  { method: 'GET', path: '/po/content/action-plans/generic/fox/calendar.ics' },
  { method: 'GET', path: '/po/unsubscribe/token' },
  { method: 'POST', path: '/po/unsubscribe/token' },
  { method: 'GET', path: '/po/sponsor/token' },
  { method: 'GET', path: '/po/sponsor/token/figures.csv', query: { months: '3' } },
  { method: 'GET', path: '/po/sponsor/token/figures.json' },
  { method: 'GET', path: '/po/print/generic/poster' },
  { method: 'GET', path: '/po/print/generic/codes/qr' },
  { method: 'POST', path: '/po/contact', json: { ...PERSON, ...MESSAGE } },
  { method: 'POST', path: '/po/action-plan/email', json: { ...PERSON, animal: 'fox' } },
  { method: 'POST', path: '/po/consent', form: { choice: 'save', statistics: 'on', back: '/' } },
  {
    method: 'POST',
    path: '/po/csp-reports',
    json: { 'csp-report': { 'effective-directive': 'script-src' } },
    type: 'application/csp-report',
  },
  { method: 'POST', path: '/po/poll', json: { company: 'generic', sentiment: 'confident' } },
  {
    method: 'POST',
    path: '/po/events',
    json: { company: 'generic', events: EVENT_EXAMPLES.slice(0, 3) },
  },
  {
    method: 'POST',
    path: '/po/flags',
    json: {
      company: 'generic',
      uid: 'somebody',
      customDomain: 'Sendero',
      segment: 'default',
      animal: 'fox',
      isReturnVisit: false,
    },
  },
  ...['/po/content', '/content'].flatMap((base): SoundRequest[] => [
    { method: 'GET', path: `${base}/companies` },
    { method: 'GET', path: `${base}/companies/generic` },
    { method: 'GET', path: `${base}/companies/generic/resources` },
    { method: 'GET', path: `${base}/companies/generic/virtual-event` },
    { method: 'GET', path: `${base}/fragments`, query: { path: 'generic/faqs/master.json' } },
    { method: 'POST', path: `${base}/articles`, json: { tagsQueryString: 'topic/saving' } },
    {
      method: 'POST',
      path: `${base}/articles/next`,
      json: { numberOfArticles: 3, tagsQueryString: 'topic/saving', exclusionArticles: [] },
    },
    { method: 'POST', path: `${base}/articles/vesting/rating`, query: LIKE },
  ]),
];

/** The plain forms of pages, as a browser without JavaScript posts them. */
export const EVERY_FORM: readonly SoundRequest[] = [
  { method: 'POST', path: '/generic/contact-us', form: { ...MESSAGE, website: '' } },
  {
    method: 'POST',
    path: '/retirement/generic/action-plan/fox',
    form: { email: 'ana@example.com', website: '' },
  },
  {
    method: 'POST',
    path: '/generic/calculator/projections',
    form: { ...TYPED_GOAL, autoIncrease: 'on', returnPercentage: '6', filingStatus: 'single' },
  },
  {
    method: 'POST',
    path: '/retirement/generic/quiz/contributing-to-401k',
    query: { a: 'no' },
    form: { answer: 'yes', go: 'next' },
  },
  { method: 'POST', path: VESTING, form: LIKE },
  {
    method: 'POST',
    path: '/generic',
    form: { currentAge: '45', pretaxSalary: '75000', contributionPercentage: '3' },
  },
  { method: 'POST', path: '/generic/unsubscribe', query: { token: 'token' } },
];

export const EVERY_PAGE_REQUEST: readonly SoundRequest[] = [
  ...EVERY_PAGE.map(({ address }) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    return { method: 'GET', path: pathname, query: Object.fromEntries(searchParams) };
  }),
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/generic/search', query: { q: 'match' } },
];
