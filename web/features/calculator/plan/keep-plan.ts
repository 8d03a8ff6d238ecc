import { keepDraft, readDraft } from '../../../state/drafts.ts';
import type { Store } from '../../../state/store.ts';
import {
  calculationReset,
  calculatorOf,
  planChanged,
  planTakenOver,
} from '../specification/calculator-slice.ts';
import { keptPlanOf, readKeptPlan } from './kept-plan.ts';
import { planFragment } from './plan-link.ts';

export interface PlanToKeep {
  store: Store;
  companyId: string;
  /** True where the page brought numbers of its own, which are newer than those of the tab. */
  isNewer: boolean;
}

/**
 * Goes on with what this tab has entered, and keeps every change for its next document. Returns the
 * function that stops it.
 */
export function keepPlan({ store, companyId, isNewer }: PlanToKeep): () => void {
  const kept = readDraft('calculator', companyId);
  // The form has its fields already: what was typed is given back to it. A page that brought its own
  // numbers goes on counting where the tab was: a posted page that is loaded anew is no other plan.
  if (kept) {
    const plan = readKeptPlan(kept);
    // Somebody may have typed between the form's waking and this: that step is counted already.
    const step = plan.step === 'none' ? calculatorOf(store.getState()).step : plan.step;
    store.dispatch(planChanged(isNewer ? { step } : { ...plan, step }));
  }
  let seen = calculatorOf(store.getState());
  const write = (): void => {
    const calculator = calculatorOf(store.getState());
    if (calculator === seen) return;
    seen = calculator;
    keepDraft('calculator', companyId, keptPlanOf(calculator));
  };
  /** A page from the browser's memory does not know what a later one of this tab has entered. */
  const catchUp = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const now = readDraft('calculator', companyId);
    if (JSON.stringify(now) === JSON.stringify(keptPlanOf(seen))) return;
    store.dispatch(now ? planTakenOver(readKeptPlan(now)) : calculationReset());
  };
  const carry = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname.includes('/calculator') && link.origin === location.origin)
      link.href = withPlan({ store, companyId, href: link.href });
  };
  const stop = store.subscribe(write);
  addEventListener('pageshow', catchUp);
  document.addEventListener('click', carry);
  return () => {
    stop();
    removeEventListener('pageshow', catchUp);
    document.removeEventListener('click', carry);
  };
}

interface WayOn {
  store: Store;
  companyId: string;
  href: string;
}

/** Where the browser keeps nothing, the numbers go along in the part of the address that no server sees. */
export function withPlan({ store, companyId, href }: WayOn): string {
  const calculator = calculatorOf(store.getState());
  const isKept = keepDraft('calculator', companyId, keptPlanOf(calculator));
  return isKept ? href : `${href.split('#')[0]}${planFragment(calculator)}`;
}
