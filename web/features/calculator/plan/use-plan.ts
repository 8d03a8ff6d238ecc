import { useEffect, useMemo } from 'react';
import { calculatorForm } from '#contracts/forms/calculator-form.ts';
import type { GroundOfResult } from '#contracts/views/plan.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { findLateLevers, type LateLevers } from '#domain/calculator/late-levers.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { showPlan, type Dollars, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import {
  calculatorOf,
  planChanged,
  useCalculator,
  type CalculatorState,
  type EditedPlan,
} from '../specification/calculator-slice.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { differsFromServer } from '../specification/differs-from-server.ts';
import { keepInputs, runProjection } from '../specification/run-projection.ts';
import { noteDifference, noteStep } from '../specification/calculation-steps.ts';
import { draftOf, inputsOf, isSameInputs } from '../specification/inputs-and-draft.ts';
import { keepPlan, withPlan } from './keep-plan.ts';
import { useFormPath } from './use-form-path.ts';
import { followPlanOfAddress } from './plan-link.ts';

/** The numbers of a plain form post, with which the page is rendered. */
export interface PostedPlan {
  inputs: CalculatorInputs;
  assumptions: Partial<Assumptions>;
  dollars: Dollars;
}

/** What this tab knows of a plan. */
export interface KnownPlan extends Pick<
  CalculatorState,
  'assumptions' | 'percentageToday' | 'dollars' | 'formNumber'
> {
  inputs: CalculatorInputs | undefined;
}

interface PlanOnPage {
  /** The plan at the rate of the slider. */
  plan: RetirementPlan | undefined;
  /** The plan at today's rate, as the engine counts it. */
  today: RetirementPlan | undefined;
  /**
   * Today's course, which stays where it is, beside that of the slider or one point more, in the
   * dollars that were chosen.
   */
  compared: ShownPlan | undefined;
  /** From the plan as the engine counts it, not as it is shown. */
  late: LateLevers | undefined;
  assumptions: Assumptions;
  setContribution: (percentage: number) => void;
}

export function useKnownPlan(): KnownPlan {
  return useCalculator(
    ({ values, assumptions, percentageToday, dollars, formNumber }) => ({
      inputs: inputsOf(values),
      assumptions,
      percentageToday,
      dollars,
      formNumber,
    }),
    isSamePlan,
  );
}

function isSamePlan({ inputs, ...one }: KnownPlan, { inputs: others, ...other }: KnownPlan) {
  return (
    isSameInputs(inputs, others) &&
    (Object.keys(one) as Array<keyof typeof one>).every((name) => one[name] === other[name])
  );
}

/** The plan of this tab, computed anew in the browser at every change. */
export function usePlan(
  known: KnownPlan,
  year: CalculatorYear,
  { assumed }: Pick<GroundOfResult, 'assumed'>,
  posted: PostedPlan | undefined,
): PlanOnPage {
  const store = useAppStore();
  const { inputs: kept, percentageToday: keptToday } = known;
  // The tab's own values count as soon as it has taken up those of the form.
  const inputs = kept ?? posted?.inputs;
  const changed = kept === undefined ? posted?.assumptions : known.assumptions;
  usePlanOfAddress(posted, assumed);
  const assumptions = useMemo(
    () => ({ ...DEFAULT_ASSUMPTIONS, ...assumed, ...changed }),
    [assumed, changed],
  );
  const plan = useMemo(
    () => (inputs === undefined ? undefined : makePlan(inputs, assumptions, year)),
    [inputs, assumptions, year],
  );
  const today = useMemo(() => {
    if (keptToday === undefined || keptToday === plan?.inputs.contributionPercentage) return plan;
    const rate = { contributionPercentage: keptToday };
    return plan && makePlan({ ...plan.inputs, ...rate }, assumptions, year);
  }, [plan, keptToday, assumptions, year]);
  const compared = useMemo(
    () => today && compareCourses(today, today === plan ? undefined : plan),
    [today, plan],
  );
  const dollars = (kept === undefined ? posted?.dollars : undefined) ?? known.dollars;
  const shown = useMemo(() => compared && showPlan(compared, dollars), [compared, dollars]);
  const late = useMemo(() => compared && findLateLevers(compared, year), [compared, year]);
  // The goal calls use the default assumptions, so they are not compared with a plan that has
  // others.
  useComparison(Object.keys(changed ?? {}).length === 0 ? plan : undefined, kept);
  const setContribution = (contributionPercentage: number): void => {
    // What is drawn may be a step behind.
    const { values, percentageToday: before } = calculatorOf(store.getState());
    const now = inputsOf(values) ?? inputs;
    if (now === undefined) return;
    const percentageToday = before ?? now.contributionPercentage;
    const moved = { ...now, contributionPercentage };
    keepInputs(store, moved);
    store.dispatch(planChanged({ draft: draftOf(moved), percentageToday }));
  };
  return { plan, today, compared: shown, late, assumptions, setContribution };
}

/**
 * The server and this page use the same engine, so a different answer of the goal calls is a fault.
 * The operator hears of it from visitors who agreed to statistics.
 */
function useComparison(
  plan: RetirementPlan | undefined,
  inputs: CalculatorInputs | undefined,
): void {
  const isDifferent = useCalculator(
    (calculator) =>
      plan !== undefined &&
      differsFromServer(calculator, plan) &&
      // The plan that is drawn may be a step behind what was answered.
      isSameInputs(inputsOf(calculator.values), inputs),
  );
  useEffect(() => {
    if (!isDifferent) return;
    // oxlint-disable-next-line no-console -- a fault: a warning would pass the tests; and no figure is a console's business
    console.error('The server calculates otherwise than this page');
    noteDifference();
  }, [isDifferent]);
}

/**
 * Takes up the plan that a plain form or a link brought; a link with mistakes leads to the form.
 */
function usePlanOfAddress(posted: PostedPlan | undefined, ofPlan: Partial<Assumptions>): void {
  const store = useAppStore();
  const { companyId } = useShell().company;
  const href = useSiteAddress(useFormPath());
  useEffect(() => {
    const stopKeeping = keepPlan({ store, companyId, isNewer: posted !== undefined });
    if (posted) {
      const { inputs, assumptions, dollars } = posted;
      store.dispatch(planChanged({ draft: draftOf(inputs), assumptions, dollars }));
      keepInputs(store, inputs);
      noteStep(store, 'completed');
    }
    const onPlan = (plan: EditedPlan): void => {
      const form = calculatorForm.read(plan.draft);
      if (form.status === 'success') void runProjection(store, form.value);
      else location.replace(withPlan({ store, companyId, href }));
    };
    const stopFollowing = followPlanOfAddress(store, { onPlan, ofPlan });
    return () => {
      stopKeeping();
      stopFollowing();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what was posted is taken up once
  }, []);
}
