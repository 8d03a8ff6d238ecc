import { index, route, type RouteConfig } from '@react-router/dev/routes';

const ARTICLE = 'routes/article.tsx';
const PRESENTED_ARTICLE = 'routes/films/presented-article.tsx';
const AWARDS = 'routes/landings/awards.tsx';

/** The route table of the specification. */
export default [
  index('routes/root-redirect.ts'),
  route('privacy', 'routes/privacy.tsx'),
  route('privacy/events', 'routes/privacy-events.tsx'),
  route(':company', 'routes/home.tsx'),
  route(':company/get-the-facts/more/:slug', PRESENTED_ARTICLE, { id: 'more' }),
  route(':company/get-the-facts/money-minute/:influencer?', 'routes/films/money-minute.tsx'),
  route(':company/get-the-facts/*', 'routes/get-the-facts.tsx'),
  route(':company/make-a-change', 'routes/make-a-change.tsx'),
  route(':company/faqs', 'routes/faqs.tsx'),
  route(':company/calculator', 'routes/calculator.tsx'),
  route(':company/calculator/projections', 'routes/projections.tsx'),
  route(':company/calculator/disclosures', 'routes/calculator-disclosures.tsx'),
  route(':company/union', 'routes/persona/union.tsx'),
  route('retirement/:company/quiz', 'routes/persona/quiz.tsx'),
  route('retirement/:company/quiz/result', 'routes/persona/quiz-result.tsx'),
  route('retirement/:company/quiz/animals/:animal', 'routes/persona/quiz-animal.tsx'),
  route('retirement/:company/quiz/:question', 'routes/persona/quiz-question.tsx'),
  route('retirement/:company/action-plan/:animal', 'routes/persona/action-plan.tsx'),
  route('retirement/:company/action-plan/:animal/reminder', 'routes/persona/plan-reminder.tsx'),
  route(':company/contact-us', 'routes/contact-us.tsx'),
  route(':company/unsubscribe/*', 'routes/mail/unsubscribe.tsx'),
  route(':company/confirm-plan', 'routes/mail/confirm-plan.tsx'),
  route(':company/inflation', 'routes/inflation.tsx'),
  route(':company/hispanic', 'routes/landings/hispanic.tsx'),
  route(':company/glossary', 'routes/glossary.tsx'),
  route(':company/grammy-major', AWARDS, { id: 'grammy-major' }),
  route(':company/latin-grammy', AWARDS, { id: 'latin-grammy' }),
  route(':company/search', 'routes/search.tsx'),
  route(':company/roadtrip', 'routes/landings/roadtrip.tsx'),
  route(':company/virtual-event', 'routes/guidance/virtual-event.tsx'),
  route(':company/workshop', 'routes/guidance/workshop.tsx'),
  route(':company/transitioning-to-retirement', 'routes/guidance/transition-start.ts'),
  route(':company/transitioning-to-retirement/survey', 'routes/guidance/transition-survey.tsx'),
  route(':company/transitioning-to-retirement/:filter', 'routes/guidance/transition.tsx'),
  route(':company/gallery/:part?', 'routes/gallery.tsx'),
  route(':company/error', 'routes/error.tsx'),
  route(':company/articles/:articleId/:article', ARTICLE, { id: 'articles' }),
  route(':company/virtual-event/articles/:articleId/:article', ARTICLE, { id: 'virtual-event' }),
  route(':company/money-minute/articles/:articleId/:article', PRESENTED_ARTICLE, {
    id: 'money-minute',
  }),
  route(':company/target-date/articles/:articleId/:article', PRESENTED_ARTICLE, {
    id: 'target-date',
  }),
  route(':company/target-date', 'routes/films/target-date.tsx'),
  route(':company/tools/:article', ARTICLE, { id: 'tools' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
