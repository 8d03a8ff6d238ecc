import { CALCULATOR_FIELDS, type CalculatorField } from '#contracts/forms/calculator-form.ts';
import { AUTO_INCREASE_POINTS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { CalculatorDraft, CalculatorValues } from './calculator-slice.ts';

/**
 * Turns the values that the specification keeps into the engine's inputs; undefined before a first
 * result.
 */
export function inputsOf(values: CalculatorValues): CalculatorInputs | undefined {
  if (values.currentAge === 0) return undefined;
  const entered = Object.fromEntries(CALCULATOR_FIELDS.map((name) => [name, values[name]]));
  return {
    ...(entered as Record<CalculatorField, number>),
    autoIncreasePercentage: values.autoIncrease ? AUTO_INCREASE_POINTS : 0,
  };
}

/**
 * An answer of the server changes the values but not the inputs, so no second plan is made for it.
 */
export function isSameInputs(
  one: CalculatorInputs | undefined,
  other: CalculatorInputs | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of a form that would give these inputs. */
export function draftOf({
  autoIncreasePercentage = 0,
  ...inputs
}: Partial<CalculatorInputs>): CalculatorDraft {
  const typed = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, String(value)]),
  );
  return autoIncreasePercentage > 0 ? { ...typed, autoIncrease: 'on' } : typed;
}
