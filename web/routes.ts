import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { EVERY_PAGE, type PageName } from '#domain/pages/pages.ts';

const ARTICLE = 'routes/article.tsx';
const PRESENTED_ARTICLE = 'routes/films/presented-article.tsx';
const AWARDS = 'routes/landings/awards.tsx';

/** The file of each page of the table. */
const FILES: Readonly<Record<PageName, string>> = {
  start: 'routes/root-redirect.ts',
  home: 'routes/home.tsx',
  'get-the-facts': 'routes/get-the-facts.tsx',
  more: PRESENTED_ARTICLE,
  'money-minute': 'routes/films/money-minute.tsx',
  'make-a-change': 'routes/make-a-change.tsx',
  plan: 'routes/plan.tsx',
  faqs: 'routes/faqs.tsx',
  calculator: 'routes/calculator.tsx',
  projections: 'routes/projections.tsx',
  'own-savings': 'routes/hours/own-savings.tsx',
  hours: 'routes/hours/hours.tsx',
  disclosures: 'routes/calculator-disclosures.tsx',
  'money-questions': 'routes/questions/money-questions.tsx',
  'money-question': 'routes/questions/money-question.tsx',
  union: 'routes/persona/union.tsx',
  quiz: 'routes/persona/quiz.tsx',
  'quiz-result': 'routes/persona/quiz-result.tsx',
  'quiz-animal': 'routes/persona/quiz-animal.tsx',
  'quiz-question': 'routes/persona/quiz-question.tsx',
  'action-plan': 'routes/persona/action-plan.tsx',
  'my-trail': 'routes/persona/my-trail.tsx',
  'plan-reminder': 'routes/persona/plan-reminder.tsx',
  'contact-us': 'routes/contact-us.tsx',
  unsubscribe: 'routes/mail/unsubscribe.tsx',
  'confirm-plan': 'routes/mail/confirm-plan.tsx',
  inflation: 'routes/inflation.tsx',
  hispanic: 'routes/landings/hispanic.tsx',
  glossary: 'routes/glossary.tsx',
  'grammy-major': AWARDS,
  'latin-grammy': AWARDS,
  search: 'routes/search.tsx',
  roadtrip: 'routes/landings/roadtrip.tsx',
  'virtual-event': 'routes/guidance/virtual-event.tsx',
  session: 'routes/guidance/session.tsx',
  workshop: 'routes/guidance/workshop.tsx',
  'transition-start': 'routes/guidance/transition-start.ts',
  survey: 'routes/guidance/transition-survey.tsx',
  transition: 'routes/guidance/transition.tsx',
  'target-date': 'routes/films/target-date.tsx',
  article: ARTICLE,
  'event-article': ARTICLE,
  'minute-article': PRESENTED_ARTICLE,
  'target-date-article': PRESENTED_ARTICLE,
  tool: ARTICLE,
  accessibility: 'routes/accessibility.tsx',
  privacy: 'routes/privacy.tsx',
  events: 'routes/privacy-events.tsx',
  gallery: 'routes/gallery.tsx',
  error: 'routes/error.tsx',
  'not-found': 'routes/not-found.tsx',
};

/** A route for each page, under the page's name. */
export default EVERY_PAGE.map(([id, { path }]) =>
  path === '' ? index(FILES[id], { id }) : route(path, FILES[id], { id }),
) satisfies RouteConfig;
