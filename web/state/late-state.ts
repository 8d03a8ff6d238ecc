import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** By the name of its slice: state of features whose code only some pages load. */
type LateState = Readonly<Record<string, unknown>>;

const reducers: Record<string, Reducer> = {};

/** A feature brings its state along when it is loaded, and is told how to read it; other pages pay nothing for it. */
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
