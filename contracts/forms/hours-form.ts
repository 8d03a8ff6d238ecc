import {
  HOURS_BOUNDS,
  HOURS_PER,
  MOST_HOURS,
  type HoursInputs,
} from '#domain/hours/hours-inputs.ts';
import { isBefore } from './calculator-form.ts';
import type { FormReader } from './form-reader.ts';
import { readTypedNumbers, type NumberBounds } from './typed-number.ts';

export type HoursField = keyof typeof HOURS_BOUNDS;

/** The fields a person fills in, in the order of the page; week or year is chosen beside the hours. */
export const HOURS_FIELDS = Object.keys(HOURS_BOUNDS) as HoursField[];

const WHOLE: ReadonlySet<HoursField> = new Set(['currentAge', 'retirementAge', 'countedYears']);

const BOUNDS = Object.fromEntries(
  HOURS_FIELDS.map((name) => [name, { ...HOURS_BOUNDS[name], isWhole: WHOLE.has(name) }]),
) as Record<HoursField, NumberBounds>;

/**
 * Mistakes are message keys. Who does not know the years that count leaves the field empty, and a plan
 * without such years does not ask: nothing counts then.
 */
export const hoursForm: FormReader<HoursInputs> = {
  fields: [...HOURS_FIELDS, 'per'],
  read: (typed) => {
    const per = HOURS_PER.find((each) => each === typed['per']) ?? 'week';
    const countedYears = typed['countedYears']?.trim() === '' ? undefined : typed['countedYears'];
    const { numbers, mistakes } = readTypedNumbers(
      { ...typed, countedYears: countedYears ?? '0' },
      BOUNDS,
    );
    if (isBefore(MOST_HOURS[per], numbers.hours)) mistakes.hours = 'range';
    // Reported together with the mistakes in other fields, not only once they are corrected.
    if (isBefore(numbers.retirementAge, numbers.currentAge)) mistakes.retirementAge = 'range';
    if (Object.keys(mistakes).length > 0) return { status: 'error', mistakes };
    return { status: 'success', value: { ...(numbers as Record<HoursField, number>), per } };
  },
};

/** The form's fields by name, as text. */
export type HoursFormFields = Record<HoursField | 'per', string>;
