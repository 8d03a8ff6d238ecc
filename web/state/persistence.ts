import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import type { Language } from '#domain/language/language.ts';
import { actionPlanRestored } from './action-plan-slice.ts';
import { articlesRestored } from './articles-slice.ts';
import { companyLoaded, companyRestored } from './company-slice.ts';
import type { Store } from './store.ts';
import { readStoredState, writeStoredState } from './stored-state.ts';
import { languageChanged, userRestored, visitorIdentified } from './user-slice.ts';
import { dollarChanged, transitionFiltered } from './visit-slices.ts';

/** The specification's name for the copy in session storage. */
export const SESSION_KEY = 'redux-store';

export function localKey(companyId: string): string {
  return `sendero:${companyId}`;
}

export interface PersistenceOptions {
  store: Store;
  companyId: string;
  language: Language;
  visitor: VisitorParameters;
}

/** Starts from what the device kept, then writes every change. Answers how to stop. */
export function persistStore({
  store,
  companyId,
  language,
  visitor,
}: PersistenceOptions): () => void {
  const stored =
    readStoredState(companyId, readItem('localStorage', localKey(companyId))) ??
    readStoredState(companyId, readItem('sessionStorage', SESSION_KEY));
  if (stored) {
    store.dispatch(userRestored(stored.user));
    store.dispatch(companyRestored(stored.company));
    store.dispatch(articlesRestored(stored.articles));
    store.dispatch(dollarChanged(stored.dollarOnTheRoad));
    store.dispatch(transitionFiltered(stored.transitionToRetirement.filter));
    store.dispatch(actionPlanRestored(stored.actionPlan));
  }
  // What the address says is newer than what the device kept.
  store.dispatch(visitorIdentified(visitor));
  store.dispatch(languageChanged(language));
  store.dispatch(companyLoaded({ companyId }));

  let written = '';
  const write = (): void => {
    const text = writeStoredState(companyId, store.getState());
    if (text === written) return;
    written = text;
    writeItem('localStorage', localKey(companyId), text);
    writeItem('sessionStorage', SESSION_KEY, text);
  };
  write();
  return store.subscribe(write);
}

type StorageName = 'localStorage' | 'sessionStorage';

function readItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    // Storage may be forbidden: the visitor then starts fresh.
    return null;
  }
}

function writeItem(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Full or forbidden: the page works on without remembering.
  }
}
