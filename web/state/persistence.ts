import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import type { Language } from '#domain/language/language.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { dropDrafts } from '../device/drafts-of-tab.ts';
import { settlePerson } from '../device/settle-person.ts';
import { companyLoaded } from './company-slice.ts';
import { mergeStates } from './merge-states.ts';
import { personLeft, stateRestored, type Store } from './store.ts';
import {
  EMPTY_FILE,
  keptOf,
  readStoredFile,
  writeStoredFile,
  type StoredState,
} from './stored-state.ts';
import { languageChanged, visitorIdentified } from './user-slice.ts';

/**
 * How many of its own writes a tab remembers; the browser has told the other tabs of older ones
 * long ago.
 */
const MAX_UNMET = 20;

/** The specification's name for the copy in session storage. */
export const SESSION_KEY = 'redux-store';

export function localKey(companyId: string): string {
  return `sendero:${companyId}`;
}

interface PersistenceOptions {
  store: Store;
  companyId: string;
  language: Language;
  visitor: VisitorParameters;
}

/**
 * Restores what the device kept, then writes every change into the copy in local storage that all
 * tabs share, and takes in what other tabs write. Session storage is read only where local storage
 * has no copy. Removing the copy is a change like any other. Returns the function that stops it.
 */
export function persistStore({
  store,
  companyId,
  language,
  visitor,
}: PersistenceOptions): () => void {
  const key = localKey(companyId);
  const tab = Math.random().toString(36).slice(2);
  let uid = settlePerson(visitor.uid);
  let file = readStoredFile(companyId, readItem('localStorage', key));
  /** True when the shared copy exists, as far as this tab knows. */
  let isShared = file !== undefined;
  let { state: base, seen } = file ?? EMPTY_FILE;
  /**
   * The writes of this tab that it has not yet found in another tab's write. Browsers tell tabs of
   * a write a moment later, so another tab may have written over them without having read them.
   */
  let unmet: Array<{ write: number; base: StoredState }> = [];
  /** True when another tab has written over such a write, which then has to be written again. */
  let isBehind = false;
  /** True when the shared copy was found to be gone or another person's: see `personLeft`. */
  let hasLeft = false;
  let writes = 0;
  let settled = '';

  file ??= readStoredFile(companyId, readItem('sessionStorage', SESSION_KEY));
  if (file) store.dispatch(stateRestored(file.state));
  // What the address says is newer than what the device kept.
  store.dispatch(visitorIdentified(visitor));
  store.dispatch(languageChanged(language));
  store.dispatch(companyLoaded({ companyId }));

  /** Merges into this tab's state what other tabs have made of the shared copy since. */
  const takeIn = (mine: StoredState): StoredState => {
    const text = readItem('localStorage', key);
    const isGone = isShared && text === null;
    const found = isGone ? EMPTY_FILE : readStoredFile(companyId, text);
    if (!found) return mine;
    // Finding this tab's own write proves nothing: the browser may store another tab's write after
    // it.
    if (found.seen.at(-1)?.[0] !== tab) {
      const met = found.seen.find(([name]) => name === tab)?.[1] ?? 0;
      unmet = isGone ? [] : unmet.filter(({ write }) => write > met);
      if (unmet[0]) [isBehind, base, unmet] = [true, unmet[0].base, []];
    }
    hasLeft ||= isGone || (uid !== undefined && found.uid !== undefined && found.uid !== uid);
    // When the device has passed to another person, nothing of this tab's earlier person is written
    // into that person's copy.
    if (hasLeft && !isGone) [isBehind, base] = [false, mine];
    const merged = mergeStates(base, mine, found.state);
    uid = isGone ? undefined : (found.uid ?? uid);
    ({ state: base, seen } = found);
    isShared = !isGone;
    // Each tab keeps the company and language of its own page.
    const user = { ...merged.user, language: mine.user.language };
    return { ...merged, user, company: mine.company };
  };

  const asRead = (text: string): StoredState | undefined => readStoredFile(companyId, text)?.state;

  /**
   * True unless the copy already holds this tab's changes: a third tab may have brought them back.
   */
  const isMissing = (state: StoredState): boolean => {
    const user = { ...state.user, language: base.user.language };
    const wanted = asRead(writeStoredFile(companyId, { state: { ...state, user }, uid, seen }));
    return JSON.stringify(wanted) !== JSON.stringify(base);
  };

  const settle = (isOwnChange: boolean): void => {
    const mine = keptOf(store.getState());
    const before = JSON.stringify(mine);
    if (isOwnChange && before === settled) return;
    const state = takeIn(mine);
    settled = JSON.stringify(state);
    if (hasLeft) {
      hasLeft = false;
      dropDrafts();
      store.dispatch(personLeft(state));
    } else if (settled !== before) store.dispatch(stateRestored(state));
    const written = { state, uid, seen };
    if (isOwnChange || (isBehind && isMissing(state))) {
      writes += 1;
      written.seen = [...seen.filter(([name]) => name !== tab), [tab, writes]];
      const text = writeStoredFile(companyId, written);
      if (writeItem('localStorage', key, text)) {
        unmet = [...unmet, { write: writes, base }].slice(-MAX_UNMET);
        base = asRead(text) ?? base;
        isShared = true;
      }
    }
    isBehind = false;
    writeItem('sessionStorage', SESSION_KEY, writeStoredFile(companyId, written));
  };

  const write = (): void => settle(true);
  const hear = (): void => settle(false);
  const onStorage = (event: StorageEvent): void => {
    // An event without a key says that the whole storage was cleared.
    if (event.key !== null && event.key !== key) return;
    // The copy of the next person may be in the place of the removed one by now.
    hasLeft = event.newValue === null;
    hear();
  };
  write();
  const unsubscribe = store.subscribe(write);
  window.addEventListener('storage', onStorage);
  // A page that is restored from the browser's page cache has missed the events of that time.
  window.addEventListener('pageshow', hear);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', hear);
  };
}
