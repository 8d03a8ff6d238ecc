import {
  AUTO_INCREASE_POINTS,
  INPUT_BOUNDS,
  type CalculatorInputs,
} from '#domain/calculator/inputs.ts';
import * as z from 'zod/mini';
import { typedNumber } from './typed-number.ts';

export type CalculatorField = Exclude<keyof CalculatorInputs, 'autoIncreasePercentage'>;

/** The fields a person fills in, in the order of the page; the yearly increase is ticked. */
export const CALCULATOR_FIELDS = Object.keys(INPUT_BOUNDS).filter(
  (name): name is CalculatorField => name !== 'autoIncreasePercentage',
);

const AGES: ReadonlySet<CalculatorField> = new Set(['currentAge', 'retirementAge']);

const FIELDS = Object.fromEntries(
  CALCULATOR_FIELDS.map((name) => [
    name,
    typedNumber({ ...INPUT_BOUNDS[name], isWhole: AGES.has(name) }),
  ]),
) as Record<CalculatorField, ReturnType<typeof typedNumber>>;

/**
 * Errors are message keys, so that one schema serves both languages, in the browser and on the
 * server.
 */
export const calculatorFormSchema = z.pipe(
  z
    .object({
      ...FIELDS,
      autoIncrease: z.optional(z.string()),
    })
    .check(
      z.refine(({ currentAge, retirementAge }) => retirementAge >= currentAge, {
        path: ['retirementAge'],
        error: 'range',
        // Reported together with the mistakes in other fields, not only once they are corrected.
        when: ({ value }) => knowsBothAges(value),
      }),
    ),
  z.transform(({ autoIncrease, ...inputs }): CalculatorInputs => ({
    ...inputs,
    autoIncreasePercentage: autoIncrease === undefined ? 0 : AUTO_INCREASE_POINTS,
  })),
);

/** The form's fields by name, as text. */
export type CalculatorFormFields = Record<CalculatorField, string> & { autoIncrease?: string };

/** The ages can be compared once both are numbers, even while another field is wrong. */
export function knowsBothAges(value: unknown): boolean {
  const ages = value as Partial<CalculatorInputs>;
  // JSON reads 1e309 as infinity, which is a number but not an age.
  return Number.isFinite(ages.currentAge) && Number.isFinite(ages.retirementAge);
}
