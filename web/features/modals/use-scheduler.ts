import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
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
import { useAppStore, type Store } from '../../state/store.ts';
import { visitNoted } from '../../state/user-slice.ts';
import { watchDocumentLinks } from './watch-document-links.ts';

/** While another dialog is open, the scheduler is asked again after this time. */
const LOOK_AGAIN_MS = 1_000;

export interface Scheduler {
  open: ModalKind | undefined;
  close: () => void;
  /** Closes the modal with a button that leads elsewhere, which drops the held navigation. */
  leaveFor: (href: string) => void;
}

/**
 * Connects the scheduler to the page: it holds a navigation while a modal opens, and then lets it
 * go on.
 */
export function useScheduler(flags: Flags): Scheduler {
  const store = useAppStore();
  const navigate = useNavigate();
  const state = useRef(IDLE);
  /** The address that one of the modal's own buttons leads to; that navigation is never held. */
  const leavingFor = useRef<string>(undefined);
  /** What to do with a held navigation once the router reports it. */
  const later = useRef<'proceed' | 'reset'>(undefined);
  /** The address of a held link that loads a document, which this hook itself must let go on. */
  const heldDocument = useRef<string>(undefined);
  const [open, setOpen] = useState<ModalKind>();

  const send = useCallback(
    (event: SchedulerEvent): SchedulerStep => {
      const situation = {
        visitor: store.getState().user,
        thresholds: flags,
        now: Date.now(),
        pathname: location.pathname,
        isOtherDialogOpen: document.querySelector('dialog:modal') !== null,
      };
      let step = stepScheduler(state.current, event, situation);
      // The state is set before the store learns of the view, because the store's listener asks for
      // it again.
      state.current = step.state;
      if (step.opens !== undefined) {
        store.dispatch(visitNoted(viewOf(step.opens)));
        // Where the view cannot be remembered, the modal would open with every document, so it
        // never opens.
        if (!canRemember()) step = stepScheduler(step.state, { type: 'modal-closed' }, situation);
        state.current = step.state;
      }
      setOpen(step.state.open);
      return step;
    },
    [store, flags],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const target = `${nextLocation.pathname}${nextLocation.search}${nextLocation.hash}`;
    const isOurs = leavingFor.current === target;
    leavingFor.current = undefined;
    later.current = undefined;
    // A navigation within the same page, such as to an anchor or the answer of a form, is never
    // held.
    if (isOurs || nextLocation.pathname === currentLocation.pathname) return false;
    return send({ type: 'navigation-asked', target }).goesTo === undefined;
  });

  useEffect(
    () =>
      watchDocumentLinks((target) => {
        heldDocument.current = target;
        return send({ type: 'navigation-asked', target }).goesTo !== undefined;
      }),
    [send],
  );

  useAutoOpen(store, send, state);

  // The visitor may close the modal before the router has reported that it holds the navigation.
  useEffect(() => {
    if (blocker.state !== 'blocked' || later.current === undefined) return;
    const how = later.current;
    later.current = undefined;
    blocker[how]();
  }, [blocker]);
  const letGo = (how: 'proceed' | 'reset', wasHeld: boolean): void => {
    if (blocker.state === 'blocked') blocker[how]();
    else if (wasHeld) later.current = how;
  };

  const close = (): void => {
    const wasHeld = state.current.heldPath !== undefined;
    const { goesTo } = send({ type: 'modal-closed' });
    if (goesTo !== undefined && goesTo === heldDocument.current) return location.assign(goesTo);
    letGo(goesTo === undefined ? 'reset' : 'proceed', wasHeld);
  };
  const leaveFor = (href: string): void => {
    const wasHeld = state.current.heldPath !== undefined;
    send({ type: 'modal-closed', leadsTo: href });
    letGo('reset', wasHeld);
    leavingFor.current = href;
    void navigate(href);
  };
  return { open, close, leaveFor };
}

function viewOf(kind: ModalKind): Parameters<typeof visitNoted>[0] {
  const at = new Date().toISOString();
  return kind === 'quiz' ? { lastQuizModalViewDate: at } : { lastSentimentModalViewDate: at };
}

/** Asks whether the quiz modal may open by itself, and asks again while something prevents it. */
function useAutoOpen(
  store: Store,
  send: (event: SchedulerEvent) => SchedulerStep,
  state: React.RefObject<typeof IDLE>,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { user } = store.getState();
    const look = (): void => {
      clearTimeout(timer);
      send({ type: 'time-passed' });
      const at = nextLook(state.current);
      if (at !== undefined) timer = setTimeout(look, Math.max(at - Date.now(), LOOK_AGAIN_MS));
    };
    look();
    // A change of what is known of the visitor may begin or end the wait.
    const stop = store.subscribe(() => {
      if (store.getState().user === user) return;
      ({ user } = store.getState());
      look();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, send, state]);
}
