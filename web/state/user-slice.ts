import type { PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import type { Animal } from '#domain/persona/animals.ts';
import type { Plan } from '#domain/persona/plans.ts';
import { decideSegment } from '#domain/visitor/segment.ts';
import type { VisitorParameters } from '#domain/visitor/query-parameters.ts';
import { createSlice } from './create-slice.ts';

export interface UserState {
  uid: string | undefined;
  segment: string;
  domain: { domainName: string };
  language: Language;
  animal: Animal | undefined;
  /** Which words of the animal are true of the visitor. */
  plan: Plan | undefined;
  isEnroll: boolean;
  isReturnVisit: boolean;
  lastSentimentModalViewDate: string | undefined;
  lastSentimentPollAnsweredDate: string | undefined;
  lastQuizModalViewDate: string | undefined;
  lastQuizTakeDate: string | undefined;
}

export const initialUser: UserState = {
  uid: undefined,
  segment: 'default',
  domain: { domainName: 'Sendero' },
  language: DEFAULT_LANGUAGE,
  animal: undefined,
  plan: undefined,
  isEnroll: false,
  isReturnVisit: false,
  lastSentimentModalViewDate: undefined,
  lastSentimentPollAnsweredDate: undefined,
  lastQuizModalViewDate: undefined,
  lastQuizTakeDate: undefined,
};

export const userSlice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<Language>) => ({
      ...state,
      language: payload,
    }),
    /** Keeps the result of the quiz, and when it was taken, in UTC. */
    quizTaken: (state, { payload }: PayloadAction<{ animal: Animal; plan: Plan; at: string }>) => ({
      ...state,
      animal: payload.animal,
      plan: payload.plan,
      segment: decideSegment(state.segment, payload.animal),
      lastQuizTakeDate: payload.at,
    }),
    /**
     * Keeps what a visit learns of its visitor: that it is a return visit, and when which question
     * was shown or answered.
     */
    visitNoted: (state, { payload }: PayloadAction<Partial<UserState>>) => ({
      ...state,
      ...payload,
    }),
    /** Keeps what the address says about the visitor. */
    visitorIdentified: (state, { payload }: PayloadAction<VisitorParameters>) => {
      const { uid = state.uid, isEnroll = state.isEnroll, segment } = payload;
      return {
        ...state,
        uid,
        isEnroll,
        segment: segment === undefined ? state.segment : decideSegment(state.segment, segment),
      };
    },
  },
});

export const { languageChanged, quizTaken, visitNoted, visitorIdentified } = userSlice.actions;
