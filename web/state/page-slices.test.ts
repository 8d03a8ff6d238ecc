import { beforeEach, describe, expect, it } from 'vitest';
import { companyLoadFailed } from './company-slice.ts';
import {
  errorCleared,
  failed,
  fetchNoted,
  loaderHidden,
  loaderShown,
  pageViewCompleted,
  pageViewStarted,
} from './page-slices.ts';
import { makeStore, type RootState, type Store } from './store.ts';

let store: Store;
const state = (): RootState => store.getState();

beforeEach(() => {
  store = makeStore();
});

describe('the loader', () => {
  it('is hidden until it is shown, and shown until it is hidden', () => {
    expect(state().loader.isVisible).toBe(false);
    store.dispatch(loaderShown());
    store.dispatch({ type: 'something/else' });
    expect(state().loader.isVisible).toBe(true);
    store.dispatch(loaderHidden());
    expect(state().loader.isVisible).toBe(false);
  });

  it.each([
    { failure: 'any action with an error', action: failed('x/failed', 'broken') },
    {
      failure: 'a failed fetch',
      action: fetchNoted({ key: 'x', error: 'down', status: 500 }),
    },
    { failure: 'a company that cannot be loaded', action: companyLoadFailed('Company not found') },
  ])('is hidden after $failure', ({ action }) => {
    store.dispatch(loaderShown());
    store.dispatch(action);
    expect(state().loader.isVisible).toBe(false);
  });
});

describe('the global error', () => {
  it.each([
    { name: 'a text', error: 'Error fetching company', message: 'Error fetching company' },
    { name: 'an error', error: new Error('broken'), message: 'broken' },
    { name: 'something else', error: 404, message: '404' },
  ])('is set by any action that carries $name', ({ error, message }) => {
    store.dispatch(failed('whatever/failed', error));
    expect(state().error.message).toBe(message);
  });

  it.each([{ error: undefined }, { error: null }, { error: false }])(
    'is not set by an action that carries $error',
    ({ error }) => {
      store.dispatch({ type: 'whatever/ended', error });
      expect(state().error.message).toBeUndefined();
    },
  );

  it('is the last one, stays through other actions, and is cleared by its own', () => {
    store.dispatch(failed('a', 'first'));
    store.dispatch(failed('b', 'second'));
    store.dispatch(loaderShown());
    expect(state().error.message).toBe('second');
    store.dispatch(errorCleared());
    expect(state().error.message).toBeUndefined();
  });
});

describe('the readiness for analytics', () => {
  it('comes with a completed page view and goes with the next one', () => {
    expect(state().analytics.pageViewReady).toBe(false);
    store.dispatch(pageViewCompleted());
    expect(state().analytics.pageViewReady).toBe(true);
    store.dispatch(pageViewStarted());
    expect(state().analytics.pageViewReady).toBe(false);
  });
});

describe('the status of a fetch', () => {
  it('is loading, then its data with the HTTP status', () => {
    store.dispatch(fetchNoted({ key: 'goal', loading: true }));
    expect(state().fetches['goal']).toEqual({
      loading: true,
      data: undefined,
      error: undefined,
      status: undefined,
    });
    store.dispatch(fetchNoted({ key: 'goal', data: { retirementBalance: 1 }, status: 200 }));
    expect(state().fetches['goal']).toEqual({
      loading: false,
      data: { retirementBalance: 1 },
      error: undefined,
      status: 200,
    });
  });

  it('is loading, then its error with the HTTP status, without the data of before', () => {
    store.dispatch(fetchNoted({ key: 'goal', data: 1, status: 200 }));
    store.dispatch(fetchNoted({ key: 'goal', loading: true }));
    store.dispatch(fetchNoted({ key: 'goal', error: 'status 503', status: 503 }));
    expect(state().fetches['goal']).toEqual({
      loading: false,
      data: undefined,
      error: 'status 503',
      status: 503,
    });
  });

  it('of one call leaves the others alone', () => {
    store.dispatch(fetchNoted({ key: 'a', data: 1, status: 200 }));
    const before = state().fetches['a'];
    store.dispatch(fetchNoted({ key: 'b', loading: true }));
    store.dispatch(fetchNoted({ key: 'b', error: 'down' }));
    expect(state().fetches['a']).toBe(before);
  });
});
