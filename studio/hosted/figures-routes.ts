import type { Hono } from 'hono';
import { SHOWN_MONTHS, USUALLY_SHOWN } from '#contracts/calls/sponsor.ts';
import { languageCode, languageFromQuery } from '#domain/language/language.ts';
import { planYearAt } from '#domain/time/year.ts';
import { openReports } from '#server/assemble/open-sponsor-desk.ts';
import { stylePage } from '#server/sponsor/page-style.ts';
import { renderSponsorPage, type ReportLinks } from '#server/sponsor/render-page.ts';
import { reportToCsv, reportToJson } from '#server/sponsor/report-files.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { codeOf, type StudioTools } from '../http/studio-tools.ts';
import { renderFigures } from '../pages/figures-page.ts';
import { WORDS } from '../words/words.ts';
import type { HostedParts } from './hosted-entrance.ts';

/** The figures of a company for those who have a role there: the page that a link opens for its sponsor. */
export function figuresRoutes(
  app: Hono,
  { desk, showPage }: StudioTools,
  { database, settings: { config }, now }: Pick<HostedParts, 'database' | 'settings' | 'now'>,
): void {
  const reports = openReports({
    database,
    content: desk.published,
    planYear: () => planYearAt(now(), config.planYear),
    now,
  });
  app.get(studioRoute('figures'), (c) => {
    const code = codeOf(c);
    const { may } = c.get('visitor');
    const companies = [...desk.published.current.companies.values()].filter(({ companyId }) =>
      may('read', companyId),
    );
    const [only, ...others] = companies;
    if (only && others.length === 0)
      return c.redirect(studioPath(code, `figures/${only.companyId}`), 302);
    const body = renderFigures(code, companies);
    return showPage(c, { at: 'figures', title: WORDS[code].figures.title, body });
  });
  app.get(studioRoute('figures/:company'), async (c) => {
    const company = desk.published.current.companies.get(c.req.param('company'));
    if (!company) return c.notFound();
    const language = languageFromQuery(codeOf(c));
    const asked = SHOWN_MONTHS.find((months) => months === c.req.query('months'));
    const shown = Number(asked ?? USUALLY_SHOWN);
    const report = await reports.make({ company, language, shown });
    const kind = c.req.query('as');
    if (kind === 'json') return c.json(reportToJson(report));
    if (kind === 'csv')
      return c.body(reportToCsv(report), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${company.companyId}.csv"`,
      });
    // The site’s own face is a file of the visitors’ server.
    const style = stylePage(company.theme, undefined);
    c.header('Content-Security-Policy', style.policy);
    return c.html(
      renderSponsorPage({
        report,
        style,
        links: linksOf(company.companyId, codeOf(c)),
        isStaging: config.isStaging,
        origin: config.publicOrigin ?? `http://localhost:${config.port}`,
      }),
    );
  });
}

function linksOf(companyId: string, code: ReturnType<typeof codeOf>): ReportLinks {
  const page: ReportLinks['page'] = ({ months, language }) =>
    studioPath(languageCode(language), `figures/${companyId}?months=${months}`);
  return {
    page,
    file: (kind, asked) => `${page(asked)}&as=${kind}`,
    back: { address: studioPath(code, 'board'), words: WORDS[code].figures.back },
  };
}
