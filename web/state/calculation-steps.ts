import type { Store } from './store.ts';
import { calculatorStepEvent, track } from './track.ts';

const STEPS = ['none', 'started', 'completed'] as const;
export type CalculationStep = (typeof STEPS)[number];

/** Beside the state, as only the calculator's own pages ask for it. */
const reached = new WeakMap<Store, CalculationStep>();

/** How far the numbers of this tab have come, as it was told to analytics. */
export function reachedStep(store: Store): CalculationStep {
  return reached.get(store) ?? 'none';
}

/** Told once, however often somebody types on or works it out again; what is completed was started. */
export function noteStep(store: Store, step: 'started' | 'completed'): void {
  const before = reachedStep(store);
  if (before === 'completed' || before === step) return;
  reached.set(store, step);
  if (before === 'none') track(calculatorStepEvent('Self Service Started', 'form', 'typed'));
  if (step === 'completed')
    track(calculatorStepEvent('Self Service Completed', 'projections', 'shown'));
}

/** Numbers that came with their step from the page's other language, or a form that was emptied. */
export function takeOverStep(store: Store, step: CalculationStep): void {
  reached.set(store, step);
}

export function readStep(text: string | null): CalculationStep {
  return STEPS.find((step) => step === text) ?? 'none';
}
