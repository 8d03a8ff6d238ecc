import type { Store } from '../../../state/store.ts';
import { calculatorStepEvent, track } from '../../../state/track.ts';
import {
  keepInTab,
  withEntered,
  type EnteredInTab,
  type TabToKeep,
  type WayOn,
} from '../plan/keep-in-tab.ts';
import { hoursFragment, readKeptHours } from './hours-link.ts';
import {
  hoursChanged,
  hoursOf,
  hoursReset,
  hoursTakenOver,
  type HoursState,
} from './hours-slice.ts';

const HOURS: EnteredInTab<HoursState> = {
  name: 'hours',
  stateOf: hoursOf,
  keptOf: ({ draft, assumptions, dollars, inputs, step, openedLink }) =>
    [draft, assumptions].every((entered) => Object.keys(entered).length === 0)
      ? undefined
      : {
          draft,
          assumptions,
          dollars,
          step,
          ...(inputs && { inputs }),
          ...(openedLink !== undefined && { openedLink }),
        },
  fragmentOf: hoursFragment,
  takeUp: (store, kept, isNewer) => {
    const { step: before, ...read } = readKeptHours(kept);
    const step = before === 'none' ? hoursOf(store.getState()).step : before;
    store.dispatch(hoursChanged(isNewer ? { step } : { ...read, step }));
  },
  catchUp: (store, kept) => {
    store.dispatch(kept ? hoursTakenOver(readKeptHours(kept)) : hoursReset());
  },
};

export function keepHours(tab: TabToKeep): () => void {
  return keepInTab(HOURS, tab);
}

export function withHours(way: WayOn): string {
  return withEntered(HOURS, way);
}

/** Tracks each step once, as the calculator with the seven fields does. */
export function noteHoursStep(store: Store, step: 'started' | 'completed'): void {
  const before = hoursOf(store.getState()).step;
  if (before === 'completed' || before === step) return;
  store.dispatch(hoursChanged({ step }));
  if (before === 'none') track(calculatorStepEvent('Self Service Started', 'form', 'typed'));
  if (step === 'completed')
    track(calculatorStepEvent('Self Service Completed', 'projections', 'shown'));
}
