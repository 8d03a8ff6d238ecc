import { data } from 'react-router';
import { calculatorFormSchema } from '#contracts/forms/calculator-form.ts';
import { readChoices } from '#domain/one-percent/choices.ts';
import { CalculatorPage } from '../features/calculator/form/calculator-page.tsx';
import { draftOf } from '../features/calculator/plan/inputs-and-draft.ts';
import { getPage } from '../site/page-context.ts';
import { readPostedForm } from '../widgets/field/read-posted-form.ts';
import type { Route } from './+types/calculator.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { year: services.getCalculatorYear(), known: services.findPlanForCalculator() };
}

/**
 * Without JavaScript: numbers that come back from their projection to be edited, or the three that
 * somebody has chosen on the home page. Nothing of them is kept.
 */
export async function action({ request }: Route.ActionArgs) {
  const fields = new URLSearchParams(await request.text());
  const form = readPostedForm(fields, calculatorFormSchema);
  if (form.status === 'success') return { edited: draftOf(form.value) };
  // The calculator's own form always sends its other fields, too.
  const choices = fields.has('retirementAge') ? undefined : readChoices(fields);
  if (!choices) return data({ lastResult: form.reply() }, { status: 400 });
  return { edited: draftOf(choices) };
}

export default function Calculator({ loaderData, actionData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} {...actionData} />;
}
