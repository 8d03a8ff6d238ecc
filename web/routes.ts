import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The route table of the specification. Pages of later issues are added here with the page. */
export default [
  index('routes/root-redirect.ts'),
  route('privacy', 'routes/privacy.tsx'),
  route(':company', 'routes/home.tsx'),
  route(':company/get-the-facts/more/:slug', 'routes/article-by-slug.tsx'),
  route(':company/get-the-facts/*', 'routes/get-the-facts.tsx'),
  route(':company/make-a-change', 'routes/make-a-change.tsx'),
  route(':company/faqs', 'routes/faqs.tsx'),
  route(':company/error', 'routes/error.tsx'),
  route(':company/articles/:articleId/:article', 'routes/article.tsx', { id: 'article-basic' }),
  route(':company/virtual-event/articles/:articleId/:article', 'routes/article.tsx', {
    id: 'article-virtual-event',
  }),
  route(':company/money-minute/articles/:articleId/:article', 'routes/article.tsx', {
    id: 'article-money-minute',
  }),
  route(':company/target-date/articles/:articleId/:article', 'routes/article.tsx', {
    id: 'article-target-date',
  }),
  route(':company/tools/:article', 'routes/tool.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
