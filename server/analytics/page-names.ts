import { planCalendar } from '#contracts/calls/action-plan.ts';
import { callAddress } from '#contracts/calls/call-address.ts';
import type { Fragment } from '#contracts/content/fragments.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import {
  actionPlanPath,
  animalPath,
  quizPath,
  reminderPath,
} from '#domain/persona/persona-paths.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { EVERY_STOP } from '#domain/transition/choose-stops.ts';
import { AWARDS_VARIANTS } from '#domain/visit/known-pages.ts';
import type { ContentSet } from '../content/content-set.ts';

/** The company used in the addresses below; a page has the same name for every company. */
const ANY = 'any-company';

/**
 * Pages whose addresses do not depend on the content. A test compares them with the route table.
 */
const FIXED_PAGES = [
  '',
  'get-the-facts',
  'get-the-facts/money-minute',
  'make-a-change',
  'faqs',
  'calculator',
  'calculator/projections',
  'calculator/disclosures',
  'union',
  'contact-us',
  'unsubscribe',
  'confirm-plan',
  'inflation',
  'hispanic',
  'glossary',
  ...AWARDS_VARIANTS,
  'search',
  'roadtrip',
  'virtual-event',
  'workshop',
  'transitioning-to-retirement',
  'transitioning-to-retirement/survey',
  `transitioning-to-retirement/${EVERY_STOP}`,
  'gallery',
  'target-date',
  'error',
];

/**
 * Every address of a page: those below a company as `/any-company/…`, and those without a company.
 */
export function listPagePaths(content: ContentSet): string[] {
  const { topics, influencers, articles } = content;
  const below = [
    ...FIXED_PAGES,
    ...topics.map(({ id }) => `get-the-facts/${id}`),
    ...[...influencers.keys()].map((id) => `get-the-facts/money-minute/${id}`),
    ...articles.flatMap(({ kind, id, path }) => [
      articlePathInCompany({ kind, id, slug: path }),
      `get-the-facts/more/${path}`,
    ]),
    ...listTransitionTopics(content).map((id) => `transitioning-to-retirement/${id}`),
  ];
  return [
    '/privacy',
    '/privacy/events',
    ...below.map((path) => `/${ANY}/${path}`),
    quizPath(ANY),
    `${quizPath(ANY)}/result`,
    ...QUESTIONS.map(({ slug }) => `${quizPath(ANY)}/${slug}`),
    ...ANIMALS.flatMap((animal) => [
      animalPath(ANY, animal),
      actionPlanPath(ANY, animal),
      reminderPath(ANY, animal),
    ]),
  ];
}

/**
 * The names of the pages in analytics, by the same rule that the browser uses for the page it is
 * on.
 */
export function listPageNames(content: ContentSet): Set<string> {
  const names = listPagePaths(content).map((path) => nameOfPath(path));
  const problems = (['not-found', 'error'] as const).map(
    (problem) => placePage({ pathname: '/', companyId: ANY, problem }).pageName,
  );
  return new Set([...names, ...problems]);
}

/** Addresses of files: a link may lead there, but they are no pages. */
export function listFileNames(content: ContentSet): string[] {
  const companies = [...content.companies.keys()];
  const calendars = companies.flatMap((companyId) =>
    ANIMALS.map((animal) =>
      placePage({
        pathname: callAddress(planCalendar, { parameters: { company: companyId, animal } }),
        companyId,
      }),
    ),
  );
  const files = [...content.media.values()].map(({ hash, name }) =>
    placePage({ pathname: `/media/files/${hash}/${name}`, companyId: ANY }),
  );
  return [...calendars, ...files].map(({ pageName }) => pageName);
}

function nameOfPath(pathname: string): string {
  return placePage({ pathname, companyId: ANY }).pageName;
}

function listTransitionTopics({ fragments }: ContentSet): string[] {
  const timelines = [...fragments].flatMap(([name, fragment]) =>
    name.endsWith('/transitioning-to-retirement')
      ? Object.values(fragment as Record<string, Fragment<'transitioning-to-retirement'>>)
      : [],
  );
  // The loader has already checked the fragments, so the cast is safe.
  const blocks = timelines.flatMap(({ multimedia }) => multimedia as Block[]);
  return blocks.flatMap((block) =>
    block.component === 'ttr-widget' ? block.data.topics.map(({ id }) => id) : [],
  );
}
