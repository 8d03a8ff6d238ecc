import { useMemo } from 'react';
import { countedNow, type CountedWith, type SaidFigures } from '#domain/counted/counted-with.ts';
import { whatChanged, type WhatChanged } from '#domain/counted/what-changed.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import { hoursFragment, readHoursFragment, readHoursMadeWith } from './hours-link.ts';
import { useHours } from './hours-slice.ts';
import { draftOfInputs } from './read-hours.ts';

/** What a link to hours is made with: the year of its tables, and what it says, in today’s dollars. */
export function hoursMadeWith(plan: HoursPlan): CountedWith {
  return countedNow('hours', { planYear: plan.planYear, figures: figuresOfHours(plan) });
}

/** Says what has changed since the link that brought these hours; once they are other ones, the link has nothing to say of them. */
export function useSinceHoursLink(plan: HoursPlan | undefined): WhatChanged | undefined {
  const link = useHours(({ openedLink }) => openedLink);
  const assumptions = useHours((hours) => hours.assumptions);
  return useMemo(() => {
    const read = link === undefined ? undefined : readHoursFragment(link);
    if (link === undefined || read === undefined || plan === undefined) return undefined;
    const draft = draftOfInputs(plan.inputs);
    const ofPage = hoursFragment({ draft, assumptions, dollars: 'today' });
    if (hoursFragment({ ...read, dollars: 'today' }) !== ofPage) return undefined;
    const { planYear } = plan;
    return whatChanged('hours', readHoursMadeWith(link), {
      planYear,
      figures: figuresOfHours(plan),
    });
  }, [link, assumptions, plan]);
}

/** No paycheck pays for hours that an employer pays in. */
function figuresOfHours({ base, vesting, payout }: HoursPlan): SaidFigures {
  const share = (vesting?.endPercentage ?? 100) / 100;
  return { balance: base.balanceToday * share, month: payout.monthly, paycheck: 0 };
}
