import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import { likeToggled, type ArticlesState } from './articles-slice.ts';
import { loaderShown } from './page-slices.ts';
import { localKey, persistStore, SESSION_KEY } from './persistence.ts';
import { makeStore, type Store } from './store.ts';
import { readStoredState } from './stored-state.ts';
import { dollarChanged, transitionFiltered } from './visit-slices.ts';

class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  writes = 0;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.writes += 1;
    this.items.set(key, value);
  }
}

let local: FakeStorage;
let session: FakeStorage;

/** A browser whose storage may be forbidden: then even asking for it fails. */
function openBrowser({ isForbidden = false } = {}): void {
  const give = (storage: FakeStorage) => () => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return storage;
  };
  const fake = Object.defineProperties(
    {},
    {
      localStorage: { get: give(local) },
      sessionStorage: { get: give(session) },
    },
  );
  vi.stubGlobal('window', fake);
}

interface Start {
  companyId?: string;
  language?: 'en-US' | 'es-US';
  visitor?: VisitorParameters;
}

function start({ companyId = 'generic', language = 'en-US', visitor = {} }: Start = {}) {
  const store = makeStore();
  const stop = persistStore({ store, companyId, language, visitor });
  return { store, stop };
}

const likesOf = (store: Store): ArticlesState['likedArticles'] =>
  store.getState().articles.likedArticles;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  openBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the device keeps', () => {
  it('is written on every change, to local storage and as a copy to session storage', () => {
    const { store } = start();
    const changes = [
      likeToggled('fees'),
      dollarChanged({ name: 'Bill' }),
      transitionFiltered('taxes'),
    ];
    for (const change of changes) {
      store.dispatch(change);
      const text = local.getItem(localKey('generic'));
      expect(session.getItem('redux-store')).toBe(text);
      const { user, articles, dollarOnTheRoad, transitionToRetirement } = store.getState();
      const kept = readStoredState('generic', text);
      expect(kept).toMatchObject({ user, articles, dollarOnTheRoad, transitionToRetirement });
    }
    expect(SESSION_KEY).toBe('redux-store');
  });

  it('is the starting state of the next visit', () => {
    const first = start({ visitor: { uid: 'u-1', segment: 'owl', isEnroll: true } });
    first.store.dispatch(likeToggled('fees'));
    first.store.dispatch(dollarChanged({ name: 'Bill', carColor: 'sun' }));
    first.store.dispatch(transitionFiltered('taxes'));
    const { store } = start();
    const { user, articles, dollarOnTheRoad, transitionToRetirement } = first.store.getState();
    expect(store.getState()).toMatchObject({
      user,
      articles,
      dollarOnTheRoad,
      transitionToRetirement,
    });
  });

  it('is not written when nothing of it has changed', () => {
    const { store } = start();
    const { writes } = local;
    store.dispatch(loaderShown());
    store.dispatch(dollarChanged({}));
    expect(local.writes).toBe(writes);
  });

  it('is not written any more after the page has stopped', () => {
    const { store, stop } = start();
    stop();
    const { writes } = local;
    store.dispatch(likeToggled('fees'));
    expect([local.writes, session.writes]).toEqual([writes, writes]);
  });

  it('is kept apart for each company', () => {
    start({ companyId: 'riverbend' }).store.dispatch(likeToggled('fees'));
    expect(likesOf(start({ companyId: 'generic' }).store)).toEqual([]);
    expect(likesOf(start({ companyId: 'riverbend' }).store)).toEqual(['fees']);
  });

  it('comes from the session copy when local storage has nothing or nonsense', () => {
    start().store.dispatch(likeToggled('fees'));
    const copy = session.getItem(SESSION_KEY) ?? '';
    for (const nonsense of [undefined, '', '{"version":', '[]', '{"version":99}']) {
      session.items.set(SESSION_KEY, copy);
      if (nonsense === undefined) local.items.clear();
      else local.items.set(localKey('generic'), nonsense);
      expect(likesOf(start().store)).toEqual(['fees']);
    }
  });

  it('is nothing when both hold nonsense', () => {
    local.items.set(localKey('generic'), 'nonsense');
    session.items.set(SESSION_KEY, '{"cart":[]}');
    expect(start().store.getState()).toMatchObject({
      articles: { likedArticles: [] },
      user: { segment: 'default' },
    });
  });
});

describe('what the address says', () => {
  it('is newer than what the device kept', () => {
    start({ language: 'es-US', visitor: { uid: 'old', segment: 'owl', isEnroll: true } });
    const { store } = start({
      language: 'en-US',
      visitor: { uid: 'new', segment: 'elk', isEnroll: false },
    });
    expect(store.getState().user).toMatchObject({
      uid: 'new',
      segment: 'owl',
      isEnroll: false,
      language: 'en-US',
    });
  });

  it('names the company of the page', () => {
    const { store } = start({ companyId: 'riverbend' });
    expect(store.getState().company).toMatchObject({
      theme: { companyId: 'riverbend' },
      loading: false,
    });
  });
});

describe('a device that cannot keep anything', () => {
  it('because its storage is full still reads, and the page works on', () => {
    start().store.dispatch(likeToggled('fees'));
    local.isFull = true;
    session.isFull = true;
    const { store } = start();
    store.dispatch(likeToggled('match'));
    expect(likesOf(store)).toEqual(['fees', 'match']);
    expect(likesOf(start().store)).toEqual(['fees']);
  });

  it('because local storage alone is full, keeps the session copy', () => {
    local.isFull = true;
    start().store.dispatch(likeToggled('fees'));
    expect(likesOf(start().store)).toEqual(['fees']);
  });

  it('because storage is forbidden starts fresh, and the page works on', () => {
    start().store.dispatch(likeToggled('fees'));
    openBrowser({ isForbidden: true });
    const { store } = start();
    expect(likesOf(store)).toEqual([]);
    store.dispatch(likeToggled('match'));
    expect(likesOf(store)).toEqual(['match']);
  });
});
