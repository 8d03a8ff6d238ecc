import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import type { Language } from '#domain/language/language.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { settlePerson } from '../device/settle-person.ts';
import { companyLoaded } from './company-slice.ts';
import { mergeStates } from './merge-states.ts';
import { stateRestored, type Store } from './store.ts';
import {
  EMPTY_FILE,
  keptOf,
  readStoredFile,
  writeStoredFile,
  type StoredState,
} from './stored-state.ts';
import { languageChanged, visitorIdentified } from './user-slice.ts';

/** Of older writes the browser has long told the others. */
const MAX_UNMET = 20;

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

/**
 * Starts from what the device kept, then writes every change into the copy that all tabs share, and
 * takes in what the others write. Answers how to stop.
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
  /** The shared copy is there, as far as this tab knows. */
  let isShared = file !== undefined;
  let { state: base, seen } = file ?? EMPTY_FILE;
  /** What this tab wrote and has not met again: another tab may have written over it unread. */
  let unmet: Array<{ write: number; base: StoredState }> = [];
  /** Another tab has: what it wrote over has to be written again. */
  let isBehind = false;
  let writes = 0;
  let settled = '';

  file ??= readStoredFile(companyId, readItem('sessionStorage', SESSION_KEY));
  if (file) store.dispatch(stateRestored(file.state));
  // What the address says is newer than what the device kept.
  store.dispatch(visitorIdentified(visitor));
  store.dispatch(languageChanged(language));
  store.dispatch(companyLoaded({ companyId }));

  /** This tab's state with what others have made of the shared copy since. */
  const takeIn = (mine: StoredState): StoredState => {
    const text = readItem('localStorage', key);
    const isGone = isShared && text === null;
    const found = isGone ? EMPTY_FILE : readStoredFile(companyId, text);
    if (!found) return mine;
    // To read what one wrote oneself proves nothing: the browser may have taken another tab's after it.
    if (found.seen.at(-1)?.[0] !== tab) {
      const met = found.seen.find(([name]) => name === tab)?.[1] ?? 0;
      unmet = isGone ? [] : unmet.filter(({ write }) => write > met);
      if (unmet[0]) [isBehind, base, unmet] = [true, unmet[0].base, []];
    }
    // Of the person before nothing goes into what is now somebody else's.
    if (uid !== undefined && found.uid !== undefined && found.uid !== uid)
      [isBehind, base] = [false, mine];
    const merged = mergeStates(base, mine, found.state);
    uid = isGone ? undefined : (found.uid ?? uid);
    ({ state: base, seen } = found);
    isShared = !isGone;
    // The page has its own company and language, whatever those of other tabs are.
    const user = { ...merged.user, language: mine.user.language };
    return { ...merged, user, company: mine.company };
  };

  const asRead = (text: string): StoredState | undefined => readStoredFile(companyId, text)?.state;

  /** What was written over may be there all the same, by way of a third tab. */
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
    if (settled !== before) store.dispatch(stateRestored(state));
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
    // Without a key everything was cleared.
    if (event.key === null || event.key === key) hear();
  };
  write();
  const unsubscribe = store.subscribe(write);
  window.addEventListener('storage', onStorage);
  // A page that comes back as it was left has heard of nothing meanwhile.
  window.addEventListener('pageshow', hear);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', hear);
  };
}
