import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { draftOf } from '../specification/inputs-and-draft.ts';

interface HiddenInputsProperties {
  inputs: CalculatorInputs;
  /** The field that the form itself shows, which is not repeated as a hidden one. */
  without?: keyof CalculatorInputs;
  /** Includes the assumptions, for a form that does not show them itself. */
  assumptions?: Assumptions;
  /** What the result is counted in, for a form that does not choose it. */
  dollars?: Dollars;
}

/** The numbers of the page, for a form that is sent without JavaScript. */
export function HiddenInputs({ inputs, without, assumptions, dollars }: HiddenInputsProperties) {
  const { includesSocialSecurity, ...assumed } = assumptions ?? {};
  const values: Array<[name: string, value: string]> = [
    ...Object.entries(draftOf(inputs)).filter(([name]) => name !== without),
    ...Object.entries(assumed).map(([name, value]): [string, string] => [name, String(value)]),
    ...(includesSocialSecurity === false
      ? [['includesSocialSecurity', 'no'] as [string, string]]
      : []),
    ...(dollars === 'future' ? [['dollars', dollars] as [string, string]] : []),
  ];
  return values.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
