import { PLANS } from '../persona/plans.ts';
import { AGE_GROUPS } from '../road-trip/age-group.ts';
import { CAR_COLORS } from '../road-trip/car-colors.ts';
import { FURTHER, PICKS, RATED, VIDEOS } from './counted-queries.ts';
import type { Page } from './page.ts';

const AWARDS = {
  counts: VIDEOS,
  isFound: true,
  isAwards: true,
} as const;
const OF_MAIL = { counts: { token: 'given' } } as const;
const READ = { each: 'articles', counts: RATED, isFound: true } as const;

const PAGES = {
  start: { path: '' },
  home: {
    path: ':company',
    isFound: true,
    inSearch: { title: 'title.home', shows: 'fragments/home-landing' },
    label: 'Home',
  },
  'get-the-facts': {
    path: ':company/get-the-facts/*',
    each: 'topics',
    counts: { show: ['all'], page: 'further' },
    isFound: true,
    inSearch: { title: 'title.trendingTopics', description: 'description.trendingTopics' },
  },
  more: {
    path: ':company/get-the-facts/more/:slug',
    ...READ,
    disclosure: 'of its article',
  },
  'money-minute': {
    path: ':company/get-the-facts/money-minute/:influencer?',
    each: 'presenters',
    cards: 'money-minute',
    counts: FURTHER,
    isFound: true,
    inSearch: { title: 'title.moneyMinute', shows: 'fragments/money-minute' },
  },
  'make-a-change': {
    path: ':company/make-a-change',
    isFound: true,
    inSearch: { title: 'title.makeAChange', shows: 'fragments/make-a-change' },
  },
  plan: {
    path: ':company/plan',
    needs: 'plan',
    isFound: true,
    inSearch: { title: 'planPage.title', description: 'planPage.description' },
  },
  faqs: {
    path: ':company/faqs',
    isFound: true,
    inSearch: { title: 'title.faqs', description: 'description.faqs' },
  },
  calculator: {
    path: ':company/calculator',
    isFound: true,
    inSearch: {
      title: 'title.calculator',
      description: 'calculator.description',
      byHourDescription: 'hours.description',
    },
    keepsLanguage: true,
  },
  projections: {
    path: ':company/calculator/projections',
    keepsLanguage: true,
  },
  // Where the plan is paid by the hour, the calculator asks for hours, and this one for the seven numbers.
  'own-savings': {
    path: ':company/calculator/own-savings',
    needs: 'per-hour',
    keepsLanguage: true,
  },
  hours: {
    path: ':company/calculator/hours',
    needs: 'per-hour',
    keepsLanguage: true,
  },
  disclosures: {
    path: ':company/calculator/disclosures',
    isFound: true,
    inSearch: { shows: 'pages/calculator-disclosures' },
  },
  'money-questions': {
    path: ':company/questions',
    isFound: true,
    inSearch: { title: 'moneyQuestions.title', description: 'moneyQuestions.description' },
  },
  'money-question': {
    path: ':company/questions/:question',
    each: 'money-questions',
    isFound: true,
    inSearch: {},
  },
  union: {
    path: ':company/union',
    needs: 'unionLandingLabel',
    isFound: true,
    inSearch: { shows: 'fragments/union-landing' },
  },
  quiz: {
    path: 'retirement/:company/quiz',
    isFound: true,
    inSearch: { title: 'quiz.title', description: 'quiz.description' },
  },
  'quiz-result': {
    path: 'retirement/:company/quiz/result',
    counts: { animal: PLANS, from: ['quiz'] },
  },
  'quiz-animal': {
    path: 'retirement/:company/quiz/animals/:animal',
    each: 'animals',
    isFound: true,
    inSearch: {},
  },
  'quiz-question': {
    path: 'retirement/:company/quiz/:question',
    each: 'questions',
    counts: PICKS,
  },
  'action-plan': {
    path: 'retirement/:company/action-plan/:animal',
    each: 'plans',
    isFound: true,
  },
  'my-trail': { path: ':company/my-plan' },
  'plan-reminder': {
    path: 'retirement/:company/action-plan/:animal/reminder',
    each: 'plans',
  },
  'contact-us': {
    path: ':company/contact-us',
    needs: 'showContactUs',
    isFound: true,
    inSearch: { title: 'title.contactUs', description: 'mailForms.contact.description' },
  },
  unsubscribe: { path: ':company/unsubscribe/*', ...OF_MAIL },
  'confirm-plan': { path: ':company/confirm-plan', ...OF_MAIL },
  inflation: {
    path: ':company/inflation',
    isFound: true,
    inSearch: { shows: 'fragments/inflation' },
  },
  hispanic: {
    path: ':company/hispanic',
    needs: 'hispanic-landing-v2',
    isFound: true,
    inSearch: { title: 'title.hispanic', shows: 'fragments/hispanic-landing-v2' },
    keepsLanguage: true,
    asksFeelings: false,
  },
  glossary: {
    path: ':company/glossary',
    isFound: true,
    inSearch: { title: 'glossary.pageTitle', description: 'glossary.description' },
  },
  'grammy-major': {
    path: ':company/grammy-major',
    ...AWARDS,
    needs: 'grammy-major',
    readers: 'en',
    inSearch: { shows: 'fragments/grammy-major' },
  },
  'latin-grammy': {
    path: ':company/latin-grammy',
    ...AWARDS,
    needs: 'latin-grammy',
    readers: 'es',
    inSearch: { shows: 'fragments/latin-grammy' },
  },
  search: {
    path: ':company/search',
    counts: { q: 'any', page: 'further' },
    isFound: true,
  },
  roadtrip: {
    path: ':company/roadtrip',
    counts: { car: CAR_COLORS, age: AGE_GROUPS },
    isFound: true,
    inSearch: { title: 'title.dollarOnATrip', shows: 'fragments/road-trip' },
  },
  'virtual-event': {
    path: ':company/virtual-event',
    needs: 'event',
    isFound: true,
    inSearch: { title: 'title.virtualEvent', shows: 'fragments/virtual-event' },
  },
  session: {
    path: ':company/virtual-event/sessions/:session',
    each: 'sessions',
    needs: 'event',
    isFound: true,
  },
  workshop: { path: ':company/workshop', isFound: true, inSearch: { shows: 'fragments/workshop' } },
  'transition-start': { path: ':company/transitioning-to-retirement' },
  survey: {
    path: ':company/transitioning-to-retirement/survey',
    needs: 'survey',
    isFound: true,
    inSearch: { shows: 'fragments/transitioning-to-retirement/survey' },
  },
  transition: {
    path: ':company/transitioning-to-retirement/:filter',
    each: 'stops',
    isFound: true,
    inSearch: { shows: 'fragments/transitioning-to-retirement' },
  },
  'target-date': {
    path: ':company/target-date',
    cards: 'target-date',
    counts: FURTHER,
    needs: 'showTargetDate',
    isFound: true,
    inSearch: { title: 'title.targetDate', shows: 'fragments/target-date' },
    disclosure: 'targetDate',
  },
  article: {
    path: ':company/articles/:articleId/:article',
    ...READ,
    kind: 'basic',
  },
  'event-article': {
    path: ':company/virtual-event/articles/:articleId/:article',
    ...READ,
    kind: 'virtual-event',
  },
  'minute-article': {
    path: ':company/money-minute/articles/:articleId/:article',
    ...READ,
    kind: 'money-minute',
  },
  'target-date-article': {
    path: ':company/target-date/articles/:articleId/:article',
    ...READ,
    kind: 'target-date',
    disclosure: 'targetDate',
  },
  tool: {
    path: ':company/tools/:article',
    ...READ,
    kind: 'tool',
  },
  accessibility: {
    path: ':company/accessibility',
    isFound: true,
    inSearch: { shows: 'pages/accessibility' },
  },
  privacy: {
    path: 'privacy',
    isFound: true,
    inSearch: { title: 'title.privacy', shows: 'pages/privacy' },
    keepsLanguage: true,
    label: 'Privacy',
    isPrivate: true,
  },
  events: {
    path: 'privacy/events',
    isFound: true,
    inSearch: { title: 'events.title', description: 'events.description' },
    label: 'Privacy',
    isPrivate: true,
  },
  gallery: { path: ':company/gallery/:part?' },
  error: { path: ':company/error', problem: 'error' },
  'not-found': { path: '*', problem: 'not-found' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The path of a page, for what is made from it while types are checked. */
export type PathOf<Name extends PageName> = (typeof PAGES)[Name]['path'];

/** The table as its rows are read one after the other, each with its name. */
export const EVERY_PAGE: ReadonlyArray<readonly [PageName, Page]> = Object.entries<Page>(
  PAGES,
) as Array<[PageName, Page]>;

/** The row of a page, where it does not matter which. */
export function getPage(name: PageName): Page {
  return PAGES[name];
}

/** The names of pages whose rows hold such a field. */
export type PageWith<Field extends object> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Field ? Name : never;
}[PageName];
