import { calculatorOf, planChanged, type CalculationStep } from './calculator-slice.ts';
import type { Store } from '../../../state/store.ts';
import { calculatorStepEvent, track } from '../../../state/track.ts';

/**
 * Tracks each step once, however often the visitor types on or calculates again, until they start
 * over. The specification leaves open what the steps are: started is the first entry in the form,
 * completed a plan from the server, a posted form or a link. A completed calculation counts as
 * started, too.
 */
export function noteStep(store: Store, step: 'started' | 'completed'): void {
  const before = calculatorOf(store.getState()).step;
  if (before === 'completed' || before === step) return;
  store.dispatch(planChanged({ step }));
  if (before === 'none') track(calculatorStepEvent('Self Service Started', 'form', 'typed'));
  if (step === 'completed')
    track(calculatorStepEvent('Self Service Completed', 'projections', 'shown'));
}

/** Says that the server calculated otherwise, and no figure. */
export function noteDifference(): void {
  track({ event: 'calculator differs' });
}

export function readStep(text: unknown): CalculationStep {
  return text === 'started' || text === 'completed' ? text : 'none';
}
