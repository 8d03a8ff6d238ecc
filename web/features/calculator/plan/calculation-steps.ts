import {
  calculatorOf,
  planChanged,
  type CalculationStep,
} from '../specification/calculator-slice.ts';
import type { Store } from '../../../state/store.ts';
import { calculatorStepEvent, track } from '../../../state/track.ts';

/** A step is told once, however often somebody types on or calculates again; what is completed was started. */
export function noteStep(store: Store, step: 'started' | 'completed'): void {
  const before = calculatorOf(store.getState()).step;
  if (before === 'completed' || before === step) return;
  store.dispatch(planChanged({ step }));
  if (before === 'none') track(calculatorStepEvent('Self Service Started', 'form', 'typed'));
  if (step === 'completed')
    track(calculatorStepEvent('Self Service Completed', 'projections', 'shown'));
}

export function readStep(text: string | null): CalculationStep {
  return text === 'started' || text === 'completed' ? text : 'none';
}
