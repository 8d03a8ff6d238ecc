import {
  createAction,
  type ActionCreatorWithoutPayload,
  type PayloadAction,
  type PayloadActionCreator,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** What an action makes of the state, which is never changed but replaced. */
type Case<State> = (state: State, action: PayloadAction<never>) => State;

type CreatorOf<OneCase extends (...parts: never) => unknown> =
  Parameters<OneCase> extends [unknown, PayloadAction<infer Payload>]
    ? PayloadActionCreator<Payload>
    : ActionCreatorWithoutPayload;

interface SliceOptions<State, Cases extends Record<string, Case<State>>> {
  name: string;
  initialState: State;
  reducers: Cases;
  /** What the slice makes of any action, after its own case. */
  onAny?: (state: State, action: UnknownAction) => State;
}

interface Slice<State, Cases extends Record<string, Case<State>>> {
  name: string;
  reducer: Reducer<State>;
  actions: { [Key in keyof Cases]: CreatorOf<Cases[Key]> };
  getInitialState: () => State;
}

/**
 * A slice as the toolkit makes it, without drafts: those and what they need are 4.5 kB of every page
 * that is read, and no case here is longer for saying its next state.
 */
export function createSlice<State, Cases extends Record<string, Case<State>>>({
  name,
  initialState,
  reducers,
  onAny = (state) => state,
}: SliceOptions<State, Cases>): Slice<State, Cases> {
  const entries = Object.entries<Case<State>>(reducers);
  const cases = new Map(entries.map(([key, own]) => [`${name}/${key}`, own]));
  const actions = entries.map(([key]) => [key, createAction(`${name}/${key}`)]);
  return {
    name,
    reducer: (state = initialState, action) => {
      const own = cases.get(action.type);
      return onAny(own ? own(state, action as PayloadAction<never>) : state, action);
    },
    actions: Object.fromEntries(actions) as Slice<State, Cases>['actions'],
    getInitialState: () => initialState,
  };
}
