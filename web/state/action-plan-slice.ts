import type { PayloadAction } from '@reduxjs/toolkit';
import type { Animal } from '#domain/persona/animals.ts';
import { createSlice } from './create-slice.ts';

export interface ActionPlanState {
  /** The ids of the finished steps, by plan. */
  done: Partial<Record<Animal, string[]>>;
}

export const initialActionPlan: ActionPlanState = { done: {} };

export const actionPlanSlice = createSlice({
  name: 'actionPlan',
  initialState: initialActionPlan,
  reducers: {
    stepTicked: (
      state,
      { payload }: PayloadAction<{ animal: Animal; stepId: string; isDone: boolean }>,
    ) => {
      const { animal, stepId, isDone } = payload;
      const others = (state.done[animal] ?? []).filter((id) => id !== stepId);
      return { done: { ...state.done, [animal]: isDone ? [...others, stepId] : others } };
    },
  },
});

export const { stepTicked } = actionPlanSlice.actions;
