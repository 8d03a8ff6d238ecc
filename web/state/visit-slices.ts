import type { PayloadAction } from '@reduxjs/toolkit';
import type { PersonaAnswers } from '#domain/persona/decide-animal.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import { CAR_COLORS, type CarColor } from '#domain/road-trip/car-colors.ts';
import { createSlice } from './create-slice.ts';

export interface DollarOnTheRoadState {
  carColor: CarColor;
  name: string;
  under50: boolean;
}

export const initialDollarOnTheRoad: DollarOnTheRoadState = {
  carColor: CAR_COLORS[0],
  name: '',
  under50: true,
};

export const dollarOnTheRoadSlice = createSlice({
  name: 'dollarOnTheRoad',
  initialState: initialDollarOnTheRoad,
  reducers: {
    dollarChanged: (state, { payload }: PayloadAction<Partial<DollarOnTheRoadState>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export interface TransitionToRetirementState {
  filter: string | undefined;
}

export const initialTransition: TransitionToRetirementState = { filter: undefined };

export const transitionToRetirementSlice = createSlice({
  name: 'transitionToRetirement',
  initialState: initialTransition,
  reducers: {
    transitionFiltered: (_state, { payload }: PayloadAction<string | undefined>) => ({
      filter: payload,
    }),
  },
});

const noAnswers: PersonaAnswers = {};

export const personaQuizSlice = createSlice({
  name: 'personaQuiz',
  initialState: noAnswers,
  reducers: {
    questionAnswered: (
      state,
      { payload }: PayloadAction<{ question: QuestionKey; answer: string }>,
    ) => ({ ...state, [payload.question]: payload.answer }),
    /**
     * Restores the answers that an address carries, from a page that worked without a script or was
     * loaded again.
     */
    answersRestored: (_state, { payload }: PayloadAction<PersonaAnswers>) => payload,
    answersReset: () => noAnswers,
  },
});

export const { dollarChanged } = dollarOnTheRoadSlice.actions;
export const { transitionFiltered } = transitionToRetirementSlice.actions;
export const { questionAnswered, answersRestored, answersReset } = personaQuizSlice.actions;
