import type { GroundOfResult } from '#contracts/views/plan.ts';
import { FILERS, type Filer } from '#domain/figures/filer.ts';
import { incomeWithinReach } from '#domain/savers/savers-help.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { assumedOfPlan } from '../../content/plan/assumed-of-plan.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import type { PageSources } from '../page-sources.ts';

export function getGroundOfResult({
  company,
  facts,
}: Pick<PageSources, 'company' | 'facts'>): GroundOfResult {
  const plan = planOf(company);
  // What is saved now counts this year, and what is saved next year counts by the law of that year.
  const helps = [getSaversHelp(facts.planYear), getSaversHelp(facts.planYear + 1)];
  const upTo = (filer: Filer): number =>
    Math.max(...helps.map((help) => incomeWithinReach(help, filer)));
  return {
    assumed: assumedOfPlan(company),
    ownLimitPercent: plan?.ownLimitPercent,
    saversUpTo: Object.fromEntries(FILERS.map((filer) => [filer, upTo(filer)])) as Record<
      Filer,
      number
    >,
  };
}
