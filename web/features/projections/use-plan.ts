import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { calculatorFormSchema } from '#contracts/forms/calculator-form.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { useSiteAddress } from '../../site/site-link.tsx';
import { draftOf, inputsOf } from '../../state/calculator-values.ts';
import { followPlanOfAddress, keepPlan } from '../../state/plan-link.ts';
import { completeCalculation, keepInputs, runProjection } from '../../state/run-projection.ts';
import { useAppSelector, useAppStore } from '../../state/store.ts';
import { readForm } from '../../widgets/field/read-form.ts';

/** What a plain form brought: the page is then made with its numbers. */
export interface PostedPlan {
  inputs: CalculatorInputs;
  assumptions: Partial<Assumptions>;
}

export interface PlanOnPage {
  plan: RetirementPlan | undefined;
  assumptions: Assumptions;
  setContribution: (percentage: number) => void;
}

/** The plan as the tab has it, worked out anew at every change; the engine needs no server for that. */
export function usePlan(year: CalculatorYear, posted: PostedPlan | undefined): PlanOnPage {
  const store = useAppStore();
  const kept = useAppSelector((state) => inputsOf(state.calculator.values));
  const keptAssumptions = useAppSelector((state) => state.calculator.assumptions);
  // Once the tab has taken up what a form brought, the tab is right.
  const inputs = kept ?? posted?.inputs;
  const changed = kept === undefined ? posted?.assumptions : keptAssumptions;
  usePlanOfAddress(posted);
  const assumptions = useMemo(() => ({ ...DEFAULT_ASSUMPTIONS, ...changed }), [changed]);
  const plan = useMemo(
    () => (inputs === undefined ? undefined : makePlan(inputs, assumptions, year)),
    [inputs, assumptions, year],
  );
  const setContribution = (contributionPercentage: number): void => {
    if (inputs === undefined) return;
    const moved = { ...inputs, contributionPercentage };
    keepInputs(store, moved);
    keepPlan(store, { draft: draftOf(moved) });
  };
  return { plan, assumptions, setContribution };
}

/** Takes up the plan that a plain form or a link brought; a link with mistakes goes to the form. */
function usePlanOfAddress(posted: PostedPlan | undefined): void {
  const store = useAppStore();
  const navigate = useNavigate();
  const { href } = useSiteAddress('calculator');
  useEffect(() => {
    if (posted) {
      keepPlan(store, { draft: draftOf(posted.inputs), assumptions: posted.assumptions });
      keepInputs(store, posted.inputs);
      completeCalculation(store);
    }
    return followPlanOfAddress(store, (plan) => {
      const form = readForm(new URLSearchParams(plan.draft), calculatorFormSchema);
      if (form.status === 'success') void runProjection(store, form.value);
      else void navigate(href, { replace: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, []);
}
