import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** The state of features whose code only some pages load, by the name of the slice. */
type LateState = Readonly<Record<string, unknown>>;

const reducers: Record<string, Reducer> = {};

/**
 * Adds a feature's state when the feature is loaded and returns its selector; pages without the
 * feature load none of it.
 */
export function bringState<State>({
  name,
  reducer,
  getInitialState,
}: {
  name: string;
  reducer: Reducer<State>;
  getInitialState: () => State;
}): (state: { late: LateState }) => State {
  reducers[name] = reducer as Reducer;
  return ({ late }) => (late[name] as State | undefined) ?? getInitialState();
}

export function lateReducer(state: LateState = {}, action: UnknownAction): LateState {
  return Object.fromEntries(
    Object.entries(reducers).map(([name, reducer]) => [name, reducer(state[name], action)]),
  );
}
