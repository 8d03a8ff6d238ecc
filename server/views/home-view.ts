import type { HomeView, PromoView, HomeViews } from '#contracts/views/home.ts';
import { matchOfExample } from '#domain/one-percent/example-match.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { matchPage } from '#domain/pages/match-page.ts';
import type { PageName } from '#domain/pages/pages.ts';
import type { SitePath } from '#domain/pages/site-path.ts';
import { planOf } from '../content/plan/plan-of.ts';
import { leadsTo } from './leads-to.ts';
import type { PageSources } from './page-sources.ts';

function getHome(page: PageSources): HomeView {
  const { invitations, ...landing } = page.getFragment('home-landing');
  const invited = invitations.filter(({ path }) => leadsTo(pageAt(path, page), page));
  const plan = planOf(page.company);
  return {
    landing,
    onePercent: planHas(plan, 'plan.ownRate') ? { match: matchOfExample(plan) } : undefined,
    promos: [
      ...listEventPromos(page),
      ...invited.map(({ text, picture, ...promo }) => ({
        ...promo,
        lead: text,
        pictures: [picture],
      })),
    ],
  };
}

function pageAt(path: string, { company }: PageSources): PageName {
  return matchPage(`/${company.companyId}/${path}`).name;
}

/** The invitation to the company's event, with its speakers. */
function listEventPromos(page: PageSources): PromoView[] {
  if (!leadsTo('virtual-event', page)) return [];
  const { promo, speakers } = page.getFragment('virtual-event');
  return [
    {
      ...promo,
      path: 'virtual-event' satisfies SitePath,
      pictures: speakers.slice(0, 3).map(({ picture }) => picture),
    },
  ];
}

export const homeViews = (page: PageSources): HomeViews => ({ getHome: () => getHome(page) });
