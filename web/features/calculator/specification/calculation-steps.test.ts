import { beforeEach, describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { calculationReset } from './calculator-slice.ts';
import { noteStep, readStep } from './calculation-steps.ts';
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
});
