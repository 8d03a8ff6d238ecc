import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import { draftOfInputs } from './read-hours.ts';

/** The numbers of the page as hidden fields, for a form that is sent without JavaScript. */
export function HoursFields({ inputs }: { inputs: HoursInputs }) {
  return Object.entries(draftOfInputs(inputs)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
