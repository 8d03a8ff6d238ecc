import { HOURS_FIELDS, hoursForm } from '#contracts/forms/hours-form.ts';
import { readAssumptions, type TypedAssumptions } from '#contracts/forms/assumptions-form.ts';
import { HOURS_ASSUMPTIONS } from '#domain/hours/hours-assumptions.ts';
import type { HoursInputs } from '#domain/hours/hours-inputs.ts';
import type { HoursDraft } from './hours-slice.ts';

/** The fields in the order of a link. */
export const DRAFT_FIELDS = [...HOURS_FIELDS, 'per'] as const;

/** Undefined for a form with a mistake. */
export function inputsOfDraft(draft: HoursDraft): HoursInputs | undefined {
  const form = hoursForm.read({ ...draft });
  return form.status === 'success' ? form.value : undefined;
}

/** The fields of a form that would give these inputs. */
export function draftOfInputs(inputs: HoursInputs): HoursDraft {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
}

export function readHoursAssumptions(
  fields: Parameters<typeof readAssumptions>[0],
): TypedAssumptions {
  return readAssumptions(fields, HOURS_ASSUMPTIONS);
}
