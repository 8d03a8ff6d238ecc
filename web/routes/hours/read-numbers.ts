import { data } from 'react-router';
import { calculatorForm } from '#contracts/forms/calculator-form.ts';
import { readChoices } from '#domain/one-percent/choices.ts';
import { draftOf } from '../../features/calculator/specification/inputs-and-draft.ts';
import { readPostedForm } from '../../widgets/field/read-posted-form.ts';

/**
 * Without JavaScript: numbers that come back from their projection to be edited, or the three that
 * somebody has chosen on the home page. Nothing of them is kept.
 */
export function readNumbers(fields: URLSearchParams) {
  const form = readPostedForm(fields, calculatorForm);
  if (form.status === 'success') return { edited: draftOf(form.value) };
  // The calculator's own form always sends its other fields, too.
  const choices = fields.has('retirementAge') ? undefined : readChoices(fields);
  if (!choices) return data({ refused: { typed: form.typed } }, { status: 400 });
  return { edited: draftOf(choices) };
}
