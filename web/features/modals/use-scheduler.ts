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

/** While another dialog lies over the page, it is asked again this much later. */
const LOOK_AGAIN_MS = 1_000;

export interface Scheduler {
  open: ModalKind | undefined;
  close: () => void;
  /** Closed by a button that leads somewhere itself: the held navigation is dropped. */
  leaveFor: (href: string) => void;
}

/**
 * Runs the scheduler in a page: it holds a navigation while a modal opens, and then lets it go on.
 * The specification leaves open which navigations count: held are those of the router and links
 * that load a document of this site, but not forms that load one, another language of the same
 * page, other sites and other tabs.
 */
export function useScheduler(flags: Flags): Scheduler {
  const store = useAppStore();
  const navigate = useNavigate();
  const state = useRef(IDLE);
  /** Where a button of ours leads: nobody is held on the way there. */
  const leavingFor = useRef<string>(undefined);
  /** What is to become of a held navigation that the router has not told of yet. */
  const later = useRef<'proceed' | 'reset'>(undefined);
  /** Where a held link leads that loads a document: it is the page itself that lets it go on. */
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
      // In place before the store tells of the view, as this is asked again for it.
      state.current = step.state;
      if (step.opens !== undefined) {
        store.dispatch(visitNoted(viewOf(step.opens)));
        // A modal whose view cannot be stored would come back with every document, so it never
        // opens.
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
    // A part of the same page, or the other half of a form, is no way to another page.
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

  // Somebody may close the modal before the router has told that it holds the navigation.
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

/** Looks when the quiz modal may open by itself, and again while something is in its way. */
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
    // Whatever is learned of the visitor may begin or end the waiting.
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
