import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import { draftOfInputs } from './read-hours.ts';

interface HoursFieldsProperties {
  inputs: HoursInputs;
  /** Included for a form that does not show them itself. */
  assumptions?: Assumptions;
  /** What the result is counted in, for a form that does not choose it. */
  dollars?: Dollars;
}

/** The numbers of the page as hidden fields, for a form that is sent without JavaScript. */
export function HoursFields({ inputs, assumptions, dollars }: HoursFieldsProperties) {
  const fields = {
    ...draftOfInputs(inputs),
    ...assumptions,
    ...(dollars === 'future' && { dollars }),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ));
}
