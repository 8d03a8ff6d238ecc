import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { Language } from '#domain/language/language.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { pagePath } from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';
import { EVERY_PAGE, type PageName, type PageWith, type PathOf } from '#domain/pages/pages.ts';
import type { Filled } from '#domain/pages/site-path.ts';

interface Sample<Path extends string = string> {
  path: Path | `${Path}?${string}`;
  /** What it shows, where its page has several samples. */
  of?: string;
  /** The companies that have the page, where not all do. */
  companies?: readonly string[];
  /** What makes the page heavy or light: it is measured only, and no test of every page opens it. */
  isMeasuredOnly?: true;
}

/** The company's parameter stays: a sample is a page of every company. */
type SamplesOf<Name extends PageName> = ReadonlyArray<Sample<Filled<PathOf<Name>, ':company'>>>;

/** Pages whose path leads nowhere without a value in it. */
type PageWithParameter = Exclude<
  PageWith<{ path: `${string}:company${string}/:${string}` | '*' }>,
  PageWith<{ path: `${string}?` }>
>;

/**
 * Where tests and measurements find the pages of the table. A page whose path has a parameter does
 * not compile without a sample; any other page is found at its path unless it says more here.
 */
const SAMPLES: { readonly [Name in PageName]?: SamplesOf<Name> } & {
  readonly [Name in PageWithParameter]: SamplesOf<Name>;
} = {
  // Two pages only lead on, and nobody but a developer is shown the gallery.
  start: [],
  'transition-start': [],
  gallery: [],
  'get-the-facts': [
    { path: ':company/get-the-facts' },
    { path: ':company/get-the-facts/saving', of: 'by topic' },
    { path: ':company/get-the-facts?show=all', of: 'all of it', isMeasuredOnly: true },
  ],
  more: [{ path: ':company/get-the-facts/more/how-savings-grow-on-their-own' }],
  'money-minute': [
    { path: ':company/get-the-facts/money-minute' },
    { path: ':company/get-the-facts/money-minute/rosa', of: 'by presenter' },
  ],
  'make-a-change': [
    { path: ':company/make-a-change' },
    {
      path: ':company/make-a-change',
      of: 'with resources',
      companies: ['riverbend'],
      isMeasuredOnly: true,
    },
  ],
  'money-question': [
    { path: ':company/questions/savers' },
    { path: ':company/questions/social-security', of: 'with a table of pairs' },
    { path: ':company/questions/retirement-pay', of: 'with a drawing' },
    { path: ':company/questions/vesting', of: 'with much to ask', isMeasuredOnly: true },
  ],
  plan: [{ path: ':company/plan', companies: ['seiu775srp', 'riverbend'] }],
  'own-savings': [{ path: ':company/calculator/own-savings', companies: ['seiu775srp'] }],
  hours: [{ path: ':company/calculator/hours', companies: ['seiu775srp'] }],
  'quiz-result': [
    { path: 'retirement/:company/quiz/result?animal=owl', of: 'with an animal' },
    { path: 'retirement/:company/quiz/result', of: 'without an animal' },
  ],
  'quiz-animal': [{ path: 'retirement/:company/quiz/animals/lynx' }],
  'quiz-question': [
    { path: 'retirement/:company/quiz/contributing-to-401k', of: 'yes or no' },
    { path: 'retirement/:company/quiz/retirement-vacation', of: 'pictures' },
  ],
  'action-plan': [{ path: 'retirement/:company/action-plan/fox' }],
  'plan-reminder': [{ path: 'retirement/:company/action-plan/elk/reminder' }],
  'latin-grammy': [
    { path: ':company/latin-grammy' },
    { path: ':company/latin-grammy?video=2', of: 'second film' },
  ],
  search: [
    { path: ':company/search' },
    { path: ':company/search?q=jubilacion', of: 'with results', isMeasuredOnly: true },
  ],
  survey: [{ path: ':company/transitioning-to-retirement/survey', companies: ['riverbend'] }],
  transition: [
    { path: ':company/transitioning-to-retirement/all' },
    { path: ':company/transitioning-to-retirement/health', of: 'by topic' },
  ],
  'target-date': [{ path: ':company/target-date', companies: ['generic', 'riverbend'] }],
  article: [
    { path: ':company/articles/compounding/how-savings-grow-on-their-own' },
    {
      path: ':company/articles/fees/the-small-print-that-eats-savings',
      of: 'without components',
      isMeasuredOnly: true,
    },
    {
      path: ':company/articles/employer-match/the-match-money-that-meets-you-halfway',
      of: 'with components',
      isMeasuredOnly: true,
    },
  ],
  session: [{ path: ':company/virtual-event/sessions/settle-in' }],
  'event-article': [
    {
      path: ':company/virtual-event/articles/event-questions/questions-to-ask-about-your-plan',
    },
  ],
  'minute-article': [
    { path: ':company/money-minute/articles/minute-first-hundred/your-first-100-dollars' },
  ],
  'target-date-article': [
    {
      path: ':company/target-date/articles/target-date-funds/what-a-target-date-fund-does',
    },
  ],
  tool: [{ path: ':company/tools/a-budget-on-one-page' }],
  'not-found': [{ path: ':company/404' }],
};

/** A page of the table at one address of every company. */
export interface PageSample extends Sample {
  name: PageName;
  page: Page;
  /** The page with what the sample shows of it: no two samples have the same. */
  kind: SampleKind;
}

export type SampleKind = PageName | `${PageName}, ${string}`;

/** Every sample in the order of the table. */
export const PAGE_SAMPLES: readonly PageSample[] = EVERY_PAGE.flatMap(([name, page]) => {
  const samples: readonly Sample[] = SAMPLES[name] ?? [{ path: ownPath(page) }];
  return samples.map((sample) => ({
    ...sample,
    name,
    page,
    kind: sample.of === undefined ? name : (`${name}, ${sample.of}` as const),
  }));
});

function ownPath({ path }: Page): string {
  return pagePath(path, { company: ':company' }).slice(1);
}

/** In the default company, or the first that has the page. */
export function companyOf({ companies }: PageSample): string {
  return companies?.[0] ?? DEFAULT_COMPANY_ID;
}

/** The address of a sample in a company and a language. */
export function addressOf(
  { path }: PageSample,
  { companyId, language }: { companyId: string; language: Language },
): string {
  const address = `/${path.replace(':company', companyId)}`;
  const inCompany = path.includes(':company') ? address : withQuery(address, 'company', companyId);
  return withLanguage(inCompany, language);
}
