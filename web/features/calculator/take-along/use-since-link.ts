import { useMemo } from 'react';
import { countedNow, type CountedWith, type SaidFigures } from '#domain/counted/counted-with.ts';
import { whatChanged, type WhatChanged } from '#domain/counted/what-changed.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { draftOf } from '../specification/inputs-and-draft.ts';
import { planFragment, readMadeWith, readPlanFragment } from '../plan/plan-link.ts';
import { useCalculator, type EditedPlan } from '../specification/calculator-slice.ts';

/** What a link to a plan is made with: the year of its tables, and what it says, in today’s dollars. */
export function planMadeWith(plan: RetirementPlan): CountedWith {
  return countedNow('plan', { planYear: plan.planYear, figures: figuresOfPlan(plan) });
}

/** Says what has changed since the link that brought this plan; once its numbers are other ones, the link has nothing to say of them. */
export function useSinceLink(
  plan: RetirementPlan | undefined,
  ofPlan: Partial<Assumptions>,
): WhatChanged | undefined {
  const link = useCalculator(({ openedLink }) => openedLink);
  return useMemo(() => {
    const read = link === undefined ? undefined : readPlanFragment(link);
    if (link === undefined || read === undefined || plan === undefined) return undefined;
    const fragmentOf = (edited: Pick<EditedPlan, 'draft' | 'assumptions'>): string =>
      planFragment({ ...edited, dollars: 'today' });
    // All that is assumed, as the link also names what the company’s plan, or without one ours, has anyway.
    const ofLink = { ...DEFAULT_ASSUMPTIONS, ...ofPlan, ...read.assumptions };
    const ofPage = fragmentOf({ draft: draftOf(plan.inputs), assumptions: plan.assumptions });
    if (fragmentOf({ draft: read.draft, assumptions: ofLink }) !== ofPage) return undefined;
    const { planYear } = plan;
    return whatChanged('plan', readMadeWith(link), { planYear, figures: figuresOfPlan(plan) });
  }, [link, plan, ofPlan]);
}

function figuresOfPlan({ base, income: [first], paycheck }: RetirementPlan): SaidFigures {
  return {
    balance: base.retirementBalanceToday,
    month: first.fromSavings + first.socialSecurity,
    paycheck: paycheck.afterTax,
  };
}
