import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { bringState } from './late-state.ts';
import { makeStore } from './store.ts';

describe('the state of a feature that is loaded late', () => {
  it('is there at once in a store that is older, and listens from then on', () => {
    const store = makeStore();
    const slice = createSlice({
      name: 'late-feature',
      initialState: { word: 'first' },
      reducers: {
        said: (state, { payload }: PayloadAction<string>) => {
          state.word = payload;
        },
      },
    });
    const before = store.getState();
    const stateOf = bringState(slice);
    expect(stateOf(before)).toEqual({ word: 'first' });
    store.dispatch(slice.actions.said('second'));
    expect(stateOf(store.getState())).toEqual({ word: 'second' });
    expect(stateOf(makeStore().getState())).toEqual({ word: 'first' });
  });

  it('stays the same while nothing in it changes', () => {
    const store = makeStore();
    const stateOf = bringState(
      createSlice({ name: 'other-feature', initialState: { words: ['first'] }, reducers: {} }),
    );
    store.dispatch({ type: 'something/else' });
    const before = stateOf(store.getState());
    store.dispatch({ type: 'something/else' });
    expect(stateOf(store.getState())).toBe(before);
  });
});
