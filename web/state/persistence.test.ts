import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import { FakeDevice, FakeStorage, type FakeTab } from '#tests/support/fake-browser/fake-device.ts';
import { likeToggled, type ArticlesState } from './articles-slice.ts';
import { loaderShown } from './page-slices.ts';
import { localKey, persistStore, SESSION_KEY } from './persistence.ts';
import { makeStore, type Store } from './store.ts';
import { readStoredFile } from './stored-state.ts';
import { dollarChanged, transitionFiltered } from './visit-slices.ts';

let tab: FakeTab;

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

const writes = (): number[] =>
  [tab.local, tab.session].map((storage) => FakeStorage.stateOf(storage).writes);

const likesOf = (store: Store): ArticlesState['likedArticles'] =>
  store.getState().articles.likedArticles;

beforeEach(() => {
  tab = new FakeDevice().openTab();
  tab.enter();
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
      const text = tab.local.getItem(localKey('generic'));
      expect(tab.session.getItem('redux-store')).toBe(text);
      const { user, articles, dollarOnTheRoad, transitionToRetirement } = store.getState();
      const kept = readStoredFile('generic', text)?.state;
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
    const before = writes();
    store.dispatch(loaderShown());
    store.dispatch(dollarChanged({}));
    expect(writes()).toEqual(before);
  });

  it('is not written any more after the page has stopped', () => {
    const { store, stop } = start();
    stop();
    const before = writes();
    store.dispatch(likeToggled('fees'));
    expect(writes()).toEqual(before);
  });

  it('is kept apart for each company', () => {
    start({ companyId: 'riverbend' }).store.dispatch(likeToggled('fees'));
    expect(likesOf(start({ companyId: 'generic' }).store)).toEqual([]);
    expect(likesOf(start({ companyId: 'riverbend' }).store)).toEqual(['fees']);
  });

  it('comes from the session copy when local storage has nothing or nonsense', () => {
    start().store.dispatch(likeToggled('fees'));
    const copy = tab.session.getItem(SESSION_KEY) ?? '';
    for (const nonsense of [undefined, '', '{"version":', '[]', '{"version":99}']) {
      tab.session.setItem(SESSION_KEY, copy);
      if (nonsense === undefined) tab.local.removeItem(localKey('generic'));
      else tab.local.setItem(localKey('generic'), nonsense);
      expect(likesOf(start().store)).toEqual(['fees']);
    }
  });

  it('is nothing when both hold nonsense', () => {
    tab.local.setItem(localKey('generic'), 'nonsense');
    tab.session.setItem(SESSION_KEY, '{"cart":[]}');
    expect(start().store.getState()).toMatchObject({
      articles: { likedArticles: [] },
      user: { segment: 'default' },
    });
  });
});

describe('what the address says', () => {
  it('is newer than what the device kept', () => {
    start({ language: 'es-US', visitor: { uid: 'u-1', segment: 'owl', isEnroll: true } });
    const { store } = start({
      language: 'en-US',
      visitor: { uid: 'u-1', segment: 'elk', isEnroll: false },
    });
    expect(store.getState().user).toMatchObject({
      uid: 'u-1',
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
    FakeStorage.stateOf(tab.local).isFull = true;
    FakeStorage.stateOf(tab.session).isFull = true;
    const { store } = start();
    store.dispatch(likeToggled('match'));
    expect(likesOf(store)).toEqual(['fees', 'match']);
    expect(likesOf(start().store)).toEqual(['fees']);
  });

  it('because local storage alone is full, keeps the session copy', () => {
    FakeStorage.stateOf(tab.local).isFull = true;
    start().store.dispatch(likeToggled('fees'));
    expect(likesOf(start().store)).toEqual(['fees']);
  });

  it('because storage is forbidden starts fresh, and the page works on', () => {
    start().store.dispatch(likeToggled('fees'));
    tab.isForbidden = true;
    const { store } = start();
    expect(likesOf(store)).toEqual([]);
    store.dispatch(likeToggled('match'));
    expect(likesOf(store)).toEqual(['match']);
  });
});
