import type { PayloadAction } from '@reduxjs/toolkit';
import type { HoursFormFields } from '#contracts/forms/hours-form.ts';
import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import { createSlice } from '../../../state/create-slice.ts';
import { bringState } from '../../../state/late-state.ts';
import { personLeft } from '../../../state/store.ts';
import { useAppSelector } from '../../../state/use-store.ts';
import type { CalculationStep } from '../specification/calculator-slice.ts';

/** The form as it was typed, complete or not. */
export type HoursDraft = Readonly<Partial<HoursFormFields>>;

/** The state lives as long as the document; `keep-hours.ts` carries it to the tab's next one. */
export interface HoursState {
  draft: HoursDraft;
  /** The assumptions that the visitor has changed. */
  assumptions: Partial<Assumptions>;
  /** What the result is counted in. */
  dollars: Dollars;
  /** What was sent last, without a mistake. */
  inputs: HoursInputs | undefined;
  step: CalculationStep;
  /** The part of the address that a link brought, which says what its result was counted with. */
  openedLink: string | undefined;
  /** Counts how often the fields have to be created anew. */
  formNumber: number;
}

const initialHours: HoursState = {
  draft: {},
  assumptions: {},
  dollars: 'today',
  inputs: undefined,
  step: 'none',
  openedLink: undefined,
  formNumber: 0,
};

type ChangedHours = Partial<Omit<HoursState, 'formNumber'>>;

const startOver = ({ formNumber }: HoursState): HoursState => ({
  ...initialHours,
  formNumber: formNumber + 1,
});

const hoursSlice = createSlice({
  name: 'hours',
  initialState: initialHours,
  reducers: {
    hoursChanged: (state, { payload }: PayloadAction<ChangedHours>) => ({ ...state, ...payload }),
    /** Takes over numbers that did not come from typing. */
    hoursTakenOver: (state, { payload }: PayloadAction<ChangedHours>) => ({
      ...initialHours,
      ...payload,
      formNumber: state.formNumber + 1,
    }),
    hoursReset: startOver,
  },
  onAny: (state, action) => (personLeft.match(action) ? startOver(state) : state),
});

export const { hoursChanged, hoursTakenOver, hoursReset } = hoursSlice.actions;

export const hoursOf = bringState(hoursSlice);

export function useHours<Selected>(select: (hours: HoursState) => Selected): Selected {
  return useAppSelector((state) => select(hoursOf(state)));
}
