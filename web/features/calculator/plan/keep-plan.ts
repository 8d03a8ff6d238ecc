import {
  calculationReset,
  calculatorOf,
  planChanged,
  planTakenOver,
  type CalculatorState,
} from '../specification/calculator-slice.ts';
import {
  keepInTab,
  withEntered,
  type EnteredInTab,
  type TabToKeep,
  type WayOn,
} from './keep-in-tab.ts';
import { keptPlanOf, readKeptPlan } from './kept-plan.ts';
import { planFragment } from './plan-link.ts';

const PLAN: EnteredInTab<CalculatorState> = {
  name: 'calculator',
  stateOf: calculatorOf,
  keptOf: keptPlanOf,
  fragmentOf: planFragment,
  takeUp: (store, kept, isNewer) => {
    const plan = readKeptPlan(kept);
    // Somebody may have typed between the form's waking and this: that step is counted already.
    const step = plan.step === 'none' ? calculatorOf(store.getState()).step : plan.step;
    store.dispatch(planChanged(isNewer ? { step } : { ...plan, step }));
  },
  catchUp: (store, kept) => {
    store.dispatch(kept ? planTakenOver(readKeptPlan(kept)) : calculationReset());
  },
};

export function keepPlan(tab: TabToKeep): () => void {
  return keepInTab(PLAN, tab);
}

export function withPlan(way: WayOn): string {
  return withEntered(PLAN, way);
}
