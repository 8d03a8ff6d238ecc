import { beforeEach, describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { calculatorOf, calculationReset, planChanged } from '../specification/calculator-slice.ts';
import { carriedFragment } from '../../../state/carried-fragment.ts';
import { noteStep, readStep } from './calculation-steps.ts';
import './plan-link.ts';
import { makeStore, type Store } from '../../../state/store.ts';
import { receiveTracked } from '../../../state/track.ts';

let store: Store;
let told: string[];

beforeEach(() => {
  store = makeStore();
  told = [];
  const stop = receiveTracked((event: TrackedEvent) => told.push(event.event));
  // The events that earlier tests left waiting are handed over first, and do not count here.
  told = [];
  return stop;
});

describe('the steps of a calculation', () => {
  it('are told once, however often somebody types and works it out', () => {
    noteStep(store, 'started');
    noteStep(store, 'started');
    expect(told).toEqual(['Self Service Started']);
    noteStep(store, 'completed');
    noteStep(store, 'started');
    noteStep(store, 'completed');
    expect(told).toEqual(['Self Service Started', 'Self Service Completed']);
  });

  it('have a start for every end: a plan that came in a link was never typed here', () => {
    noteStep(store, 'completed');
    expect(told).toEqual(['Self Service Started', 'Self Service Completed']);
  });

  it('begin anew with an emptied form', () => {
    noteStep(store, 'completed');
    store.dispatch(calculationReset());
    noteStep(store, 'started');
    expect(told).toEqual([
      'Self Service Started',
      'Self Service Completed',
      'Self Service Started',
    ]);
  });

  it.each([
    { text: 'started', step: 'started' },
    { text: 'completed', step: 'completed' },
    { text: 'Completed', step: 'none' },
    { text: '', step: 'none' },
    { text: null, step: 'none' },
  ])('are read from "$text" as $step', ({ text, step }) => {
    expect(readStep(text)).toBe(step);
  });

  it('go with the plan into the other language, and only with a plan', () => {
    noteStep(store, 'started');
    expect(carriedFragment(store.getState())).toBe('');
    store.dispatch(planChanged({ draft: { currentAge: '40' } }));
    expect(carriedFragment(store.getState())).toBe('#plan=40_______&told=started');
    expect(calculatorOf(makeStore().getState()).step).toBe('none');
  });
});
