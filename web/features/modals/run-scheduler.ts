import type { Flags } from '#domain/flags/flags.ts';
import type { ModalKind } from '#domain/modals/modal-due.ts';
import {
  IDLE,
  nextLook,
  stepScheduler,
  type SchedulerEvent,
  type SchedulerStep,
} from '#domain/modals/modal-scheduler.ts';
import { canRemember } from '../../device/device-storage.ts';
import type { Store } from '../../state/store.ts';
import { visitNoted } from '../../state/user-slice.ts';
import { countInterruptions, noteInterruption } from '../../visit/interruptions.ts';
import { watchBusy } from './watch-busy.ts';

/** While another dialog lies over the page, it is asked again this much later. */
const LOOK_AGAIN_MS = 1_000;

interface RunningScheduler {
  send: (event: SchedulerEvent) => SchedulerStep;
  /** Looks from now on when the quiz modal may open by itself. */
  watch: () => void;
}

/** Runs the scheduler in a page; `onOpen` is told which modal is open after each step. */
export function runScheduler(
  store: Store,
  flags: Flags,
  onOpen: (open: ModalKind | undefined) => void,
): RunningScheduler {
  let state = IDLE;
  const isBusy = watchBusy();

  const send = (event: SchedulerEvent): SchedulerStep => {
    const situation = {
      visitor: store.getState().user,
      thresholds: flags,
      interruptions: countInterruptions(),
      now: Date.now(),
      pathname: location.pathname,
      isOtherDialogOpen: document.querySelector('dialog:modal') !== null,
      isBusy: isBusy(),
    };
    let step = stepScheduler(state, event, situation);
    // In place before the store tells of the view, as this is asked again for it.
    ({ state } = step);
    if (step.opens !== undefined) {
      store.dispatch(visitNoted(viewOf(step.opens)));
      noteInterruption();
      // A modal whose view cannot be stored would come back with every document, so it never opens.
      if (!canRemember()) step = stepScheduler(step.state, { type: 'modal-closed' }, situation);
      ({ state } = step);
    }
    onOpen(step.state.open);
    return step;
  };

  const watch = (): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { user } = store.getState();
    const look = (): void => {
      clearTimeout(timer);
      send({ type: 'time-passed' });
      const at = nextLook(state);
      if (at !== undefined) timer = setTimeout(look, Math.max(at - Date.now(), LOOK_AGAIN_MS));
    };
    look();
    // Whatever is learned of the visitor may begin or end the waiting.
    store.subscribe(() => {
      if (store.getState().user === user) return;
      ({ user } = store.getState());
      look();
    });
  };

  return { send, watch };
}

function viewOf(kind: ModalKind): Parameters<typeof visitNoted>[0] {
  const at = new Date().toISOString();
  return kind === 'quiz' ? { lastQuizModalViewDate: at } : { lastSentimentModalViewDate: at };
}
