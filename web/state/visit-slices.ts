import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const CAR_COLORS = ['ember', 'sun', 'mid', 'deep', 'blush'] as const;
export type CarColor = (typeof CAR_COLORS)[number];

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
    transitionFiltered: (state, { payload }: PayloadAction<string | undefined>) => {
      state.filter = payload;
    },
  },
});

export const QUIZ_QUESTIONS = [
  'contributingTo401k',
  'howFarRetirement',
  'planningForRetirement',
  'retirementRoadblock',
  'retirementVacation',
  'financialFutureSentiment',
] as const;
export type QuizQuestion = (typeof QUIZ_QUESTIONS)[number];
export type PersonaQuizState = Partial<Record<QuizQuestion, string>>;

const noAnswers: PersonaQuizState = {};

export const personaQuizSlice = createSlice({
  name: 'personaQuiz',
  initialState: noAnswers,
  reducers: {
    questionAnswered: (
      state,
      { payload }: PayloadAction<{ question: QuizQuestion; answer: string }>,
    ) => {
      state[payload.question] = payload.answer;
    },
    answersReset: () => noAnswers,
  },
});

export const { dollarChanged } = dollarOnTheRoadSlice.actions;
export const { transitionFiltered } = transitionToRetirementSlice.actions;
export const { questionAnswered, answersReset } = personaQuizSlice.actions;
