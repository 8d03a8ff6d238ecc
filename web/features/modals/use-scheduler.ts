import { useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import type { Flags } from '#domain/flags/flags.ts';
import type { ModalKind } from '#domain/modals/modal-due.ts';
import { useAppStore } from '../../state/use-store.ts';
import { runScheduler } from './run-scheduler.ts';
import { isOfFrame, watchDocumentLinks } from './watch-document-links.ts';

export interface Scheduler {
  open: ModalKind | undefined;
  close: () => void;
  /** Closed by a button that leads somewhere itself: the held navigation is dropped. */
  leaveFor: (href: string) => void;
}

/**
 * Runs the scheduler in a page that the router moves: it holds a navigation while a modal opens, and
 * then lets it go on. Held are links of header, menu and footer; a link in the page itself, a form, the
 * way back, another language of the same page, other sites and other tabs are not (decision 0021).
 */
export function useScheduler(flags: Flags): Scheduler {
  const store = useAppStore();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ModalKind>();
  const [scheduler] = useState(() => runScheduler(store, flags, setOpen));
  /** Where a link of header, menu or footer leads that was just pressed. */
  const shellTarget = useRef<string>(undefined);
  /** What is to become of a held navigation that the router has not told of yet. */
  const later = useRef<'proceed' | 'reset'>(undefined);
  /** Where a held link leads that loads a document: it is the page itself that lets it go on. */
  const heldDocument = useRef<string>(undefined);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const target = `${nextLocation.pathname}${nextLocation.search}${nextLocation.hash}`;
    const isOfShell = shellTarget.current === target;
    shellTarget.current = undefined;
    later.current = undefined;
    // A part of the same page, or the other half of a form, is no way to another page.
    if (!isOfShell || nextLocation.pathname === currentLocation.pathname) return false;
    return scheduler.send({ type: 'navigation-asked', target }).goesTo === undefined;
  });

  useEffect(
    () =>
      watchDocumentLinks((target) => {
        heldDocument.current = target;
        return scheduler.send({ type: 'navigation-asked', target }).goesTo !== undefined;
      }),
    [scheduler],
  );

  useEffect(() => scheduler.watch(), [scheduler]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const isOfShell = link !== null && isOfFrame(link);
      shellTarget.current = isOfShell ? `${link.pathname}${link.search}${link.hash}` : undefined;
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);

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
    const wasHeld = scheduler.isHolding();
    const { goesTo } = scheduler.send({ type: 'modal-closed' });
    if (goesTo !== undefined && goesTo === heldDocument.current) return location.assign(goesTo);
    letGo(goesTo === undefined ? 'reset' : 'proceed', wasHeld);
  };
  const leaveFor = (href: string): void => {
    const wasHeld = scheduler.isHolding();
    scheduler.send({ type: 'modal-closed', leadsTo: href });
    letGo('reset', wasHeld);
    void navigate(href);
  };
  return { open, close, leaveFor };
}
