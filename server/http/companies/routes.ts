import { failure } from '#contracts/errors.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import { languageCode } from '#domain/language/language.ts';
import { Hono, type Context } from 'hono';
import { listEventArticles } from '../../views/event-articles.ts';
import { presentCompany } from '../../views/shell-view.ts';
import { answerFailure, requestLanguage } from '../answer-failure.ts';
import { presentSummary } from '../articles/present-summary.ts';
import type { Dependencies } from '../dependencies.ts';

export function companyRoutes(dependencies: Dependencies): Hono {
  const app = new Hono();
  for (const base of ['/po/content/companies', '/content/companies']) {
    app.get(base, (c) => answerCompany(c, DEFAULT_COMPANY_ID, dependencies));
    app.get(`${base}/:id`, (c) => answerCompany(c, c.req.param('id'), dependencies));
    app.get(`${base}/:id/resources`, (c) => answerResources(c, c.req.param('id'), dependencies));
    app.get(`${base}/:id/virtual-event`, (c) => answerEvent(c, c.req.param('id'), dependencies));
  }
  return app;
}

/** Without an id the default company answers; an id that names nobody is an honest 404. */
function answerCompany(c: Context, companyId: string, dependencies: Dependencies): Response {
  const company = findServedCompany(c.req.raw, companyId, dependencies);
  if (!company) return answerFailure(failure('company-not-found'), c.req.raw);
  const code = languageCode(requestLanguage(c.req.raw));
  const view = presentCompany(company, code);
  return c.json({
    ...view,
    clientIntranetSiteLabel: company.clientIntranetSiteLabel?.[code],
    clientIntranetSiteUrl: company.clientIntranetSiteUrl,
    showPlanDetails: company.showPlanDetails,
    showCompanyResourcesLink: company.showCompanyResourcesLink,
    domains: company.domains,
    companies: company.companies,
    theme: company.theme,
  });
}

function answerResources(c: Context, companyId: string, dependencies: Dependencies): Response {
  const company = findServedCompany(c.req.raw, companyId, dependencies);
  if (!company) return answerFailure(failure('company-not-found'), c.req.raw);
  const { resources } = presentCompany(company, languageCode(requestLanguage(c.req.raw)));
  return c.json({ resources });
}

/** The articles of the company's event, summarised in the order of its list. */
function answerEvent(c: Context, companyId: string, dependencies: Dependencies): Response {
  const company = findServedCompany(c.req.raw, companyId, dependencies);
  if (!company) return answerFailure(failure('company-not-found'), c.req.raw);
  const content = dependencies.content.current;
  const language = requestLanguage(c.req.raw);
  return c.json({
    articles: listEventArticles(content, companyId).map((article) =>
      presentSummary(article, { content, language, likes: dependencies.likes.get(article.id) }),
    ),
  });
}

function findServedCompany(
  request: Request,
  companyId: string,
  { content, originOf }: Dependencies,
) {
  const company = content.current.companies.get(companyId);
  return company && isServedOnHost({ ...company, host: originOf(request).host })
    ? company
    : undefined;
}
