import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';

/** One number of an unfinished form; undefined unless it is within its bounds. */
export function readTyped(
  draft: { readonly [Name in CalculatorField]?: string | undefined },
  name: CalculatorField,
): number | undefined {
  const { min, max } = INPUT_BOUNDS[name];
  const number = parseTypedNumber(draft[name] ?? '');
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
