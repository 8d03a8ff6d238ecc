import type { HoursPlanView } from '#contracts/views/plan.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import type { PageSources } from '../page-sources.ts';

/** Returns undefined where nobody is paid into a plan by the hour. */
export function findHoursPlan({
  company,
  code,
  getCalculatorYear,
}: Pick<PageSources, 'company' | 'code' | 'getCalculatorYear'>): HoursPlanView | undefined {
  const plan = planOf(company);
  if (!plan || !company.plan || !planHas(plan, 'plan.perHour')) return undefined;
  const { perHour, payout } = company.plan;
  const { planYear, isLatestKnown, limits } = getCalculatorYear();
  return {
    year: { planYear, isLatestKnown, limits },
    perHour: perHour && { from: perHour.from, to: perHour.to, note: perHour.note?.[code] },
    rules: {
      vesting: plan.vesting,
      payout: payout && {
        fromAge: payout.fromAge,
        onceBelow: payout.onceBelow,
        atLeastMonthly: payout.atLeastMonthly,
      },
    },
  };
}
