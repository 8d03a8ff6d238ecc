import {
  AUTO_INCREASE_POINTS,
  INPUT_BOUNDS,
  type CalculatorInputs,
} from '#domain/calculator/inputs.ts';
import type { FormReader } from './form-reader.ts';
import { readTypedNumbers, type NumberBounds } from './typed-number.ts';

export type CalculatorField = Exclude<keyof CalculatorInputs, 'autoIncreasePercentage'>;

/** The fields a person fills in, in the order of the page; the yearly increase is ticked. */
export const CALCULATOR_FIELDS = Object.keys(INPUT_BOUNDS).filter(
  (name): name is CalculatorField => name !== 'autoIncreasePercentage',
);

const AGES: ReadonlySet<CalculatorField> = new Set(['currentAge', 'retirementAge']);

const BOUNDS = Object.fromEntries(
  CALCULATOR_FIELDS.map((name) => [name, { ...INPUT_BOUNDS[name], isWhole: AGES.has(name) }]),
) as Record<CalculatorField, NumberBounds>;

/**
 * Mistakes are message keys, so that one reader serves both languages, in the browser and on the
 * server.
 */
export const calculatorForm: FormReader<CalculatorInputs> = {
  fields: [...CALCULATOR_FIELDS, 'autoIncrease'],
  read: (typed) => {
    const { numbers, mistakes } = readTypedNumbers(typed, BOUNDS);
    // Reported together with the mistakes in other fields, not only once they are corrected.
    if (isBefore(numbers.retirementAge, numbers.currentAge)) mistakes.retirementAge = 'range';
    if (Object.keys(mistakes).length > 0) return { status: 'error', mistakes };
    const autoIncreasePercentage = typed['autoIncrease'] === undefined ? 0 : AUTO_INCREASE_POINTS;
    const value = { ...(numbers as Record<CalculatorField, number>), autoIncreasePercentage };
    return { status: 'success', value };
  },
};

/** The form's fields by name, as text. */
export type CalculatorFormFields = Record<CalculatorField, string> & { autoIncrease?: string };

/** Ages can be compared once both are numbers. */
export function isBefore(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one < other;
}
