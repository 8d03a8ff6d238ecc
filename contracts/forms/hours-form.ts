import {
  HOURS_BOUNDS,
  HOURS_PER,
  MOST_HOURS,
  type HoursInputs,
  type HoursPer,
} from '#domain/hours/hours-inputs.ts';
import * as z from 'zod/mini';
import { typedNumber } from './typed-number.ts';

export type HoursField = keyof typeof HOURS_BOUNDS;

/** The fields a person fills in, in the order of the page; week or year is chosen beside the hours. */
export const HOURS_FIELDS = Object.keys(HOURS_BOUNDS) as HoursField[];

const WHOLE: ReadonlySet<HoursField> = new Set(['currentAge', 'retirementAge', 'countedYears']);

const of = (name: HoursField): ReturnType<typeof typedNumber> =>
  typedNumber({ ...HOURS_BOUNDS[name], isWhole: WHOLE.has(name) });

/**
 * Errors are message keys. Who does not know the years that count leaves the field empty, and a plan
 * without such years does not ask: nothing counts then.
 */
export const hoursFormSchema = z
  .object({
    hours: of('hours'),
    per: z.pipe(
      z.optional(z.string()),
      z.transform((typed): HoursPer => HOURS_PER.find((per) => per === typed) ?? 'week'),
    ),
    ratePerHour: of('ratePerHour'),
    currentAge: of('currentAge'),
    retirementAge: of('retirementAge'),
    currentSavings: of('currentSavings'),
    countedYears: z.pipe(
      z.pipe(
        z.optional(z.string()),
        z.transform((typed) => (typed === undefined || typed.trim() === '' ? '0' : typed)),
      ),
      of('countedYears'),
    ),
  })
  .check(
    z.refine(({ hours, per }) => hours <= MOST_HOURS[per], {
      path: ['hours'],
      error: 'range',
      when: ({ value }) => knows(value, 'hours'),
    }),
    z.refine(({ currentAge, retirementAge }) => retirementAge >= currentAge, {
      path: ['retirementAge'],
      error: 'range',
      // Reported together with the mistakes in other fields, not only once they are corrected.
      when: ({ value }) => knows(value, 'currentAge') && knows(value, 'retirementAge'),
    }),
  );

/** The form's fields by name, as text. */
export type HoursFormFields = Record<HoursField | 'per', string>;

function knows(value: unknown, name: keyof HoursInputs): boolean {
  return Number.isFinite((value as Partial<HoursInputs>)[name]);
}
