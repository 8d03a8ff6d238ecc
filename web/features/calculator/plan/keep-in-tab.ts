import type { DraftName } from '../../../device/drafts-of-tab.ts';
import { keepDraft, readDraft, type Draft } from '../../../state/drafts.ts';
import type { RootState, Store } from '../../../state/store.ts';

/** What was entered in one of the calculators, and how a tab keeps it from one document to the next. */
export interface EnteredInTab<State> {
  name: DraftName;
  stateOf: (root: RootState) => State;
  /** Undefined where nothing has been entered, or all of it was started over. */
  keptOf: (state: State) => Draft | undefined;
  /** Writes it as the part of the address that no server sees. */
  fragmentOf: (state: State) => string;
  /** Goes on with what the tab has kept; a page that brought its own numbers has newer ones. */
  takeUp: (store: Store, kept: Draft, isNewer: boolean) => void;
  /** A later document of the tab has entered this, or started over. */
  catchUp: (store: Store, kept: Draft | undefined) => void;
}

export interface TabToKeep {
  store: Store;
  companyId: string;
  /** True where the page brought numbers of its own, which are newer than those of the tab. */
  isNewer: boolean;
}

/**
 * Goes on with what this tab has entered, and keeps every change for its next document. Returns the
 * function that stops it.
 */
export function keepInTab<State>(
  entered: EnteredInTab<State>,
  { store, companyId, isNewer }: TabToKeep,
): () => void {
  const { name, stateOf, keptOf } = entered;
  const kept = readDraft(name, companyId);
  // The form has its fields already: what was typed is given back to it. A page that brought its own
  // numbers goes on counting where the tab was: a posted page that is loaded anew is no other plan.
  if (kept) entered.takeUp(store, kept, isNewer);
  let seen = stateOf(store.getState());
  const write = (): void => {
    const state = stateOf(store.getState());
    if (state === seen) return;
    seen = state;
    keepDraft(name, companyId, keptOf(state));
  };
  /** A page from the browser's memory does not know what a later one of this tab has entered. */
  const catchUp = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const now = readDraft(name, companyId);
    if (JSON.stringify(now) !== JSON.stringify(keptOf(seen))) entered.catchUp(store, now);
  };
  const carry = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname.includes('/calculator') && link.origin === location.origin)
      link.href = withEntered(entered, { store, companyId, href: link.href });
  };
  const stop = store.subscribe(write);
  addEventListener('pageshow', catchUp);
  document.addEventListener('click', carry);
  return () => {
    stop();
    removeEventListener('pageshow', catchUp);
    document.removeEventListener('click', carry);
  };
}

export interface WayOn {
  store: Store;
  companyId: string;
  href: string;
}

/** Where the browser keeps nothing, the numbers go along in the part of the address that no server sees. */
export function withEntered<State>(
  { name, stateOf, keptOf, fragmentOf }: EnteredInTab<State>,
  { store, companyId, href }: WayOn,
): string {
  const state = stateOf(store.getState());
  const isKept = keepDraft(name, companyId, keptOf(state));
  return isKept ? href : `${href.split('#')[0]}${fragmentOf(state)}`;
}
