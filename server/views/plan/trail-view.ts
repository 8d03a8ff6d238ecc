import type { TrailView, TrailViews } from '#contracts/views/trail.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { cardKey } from '../../content/parts/summaries.ts';
import { assumedOfPlan } from '../../content/plan/assumed-of-plan.ts';
import { listFitting } from '../../content/plan/find-misfit.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import { isReadIn } from '../event-articles.ts';
import type { PageSources } from '../page-sources.ts';
import { getAnimalView } from '../persona-views.ts';
import { findPlan } from './plan-view.ts';

/** Everything that any trail of the company's people may be drawn from. */
function getTrail(page: PageSources): TrailView {
  const { content, company, code, facts, shown } = page;
  const guides = listFitting(content.articles, company).filter(
    (article) => article.redirectUrl === undefined && isReadIn(article, content, facts.companyId),
  );
  return {
    plans: PLANS.map((name) => {
      const { plan, animal, title, steps } = getAnimalView(name, page);
      return { plan, animal, title, steps };
    }),
    guides: guides.map((article) => {
      shown.parts.add(cardKey(article.id));
      return {
        id: article.id,
        title: article.texts[code].title,
        path: articlePathInCompany({ ...article, slug: article.path }),
      };
    }),
    hasMatch: planHas(planOf(company), 'plan.match'),
    wholeMatch: findPlan(page)?.wholeMatch,
    matchPeriod: assumedOfPlan(company).matchPeriod ?? DEFAULT_ASSUMPTIONS.matchPeriod,
    hasOwnRate: planHas(planOf(company), 'plan.ownRate'),
    limits: page.getCalculatorYear().limits,
  };
}

export const trailViews = (page: PageSources): TrailViews => ({ getTrail: () => getTrail(page) });
