import { data } from 'react-router';
import { calculatorFormSchema } from '#contracts/forms/calculator-form.ts';
import { CalculatorPage } from '../features/calculator/form/calculator-page.tsx';
import { draftOf } from '../features/calculator/plan/inputs-and-draft.ts';
import { getPage } from '../site/page-context.ts';
import { readPostedForm } from '../widgets/field/read-posted-form.ts';
import type { Route } from './+types/calculator.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { year: services.getCalculatorYear(), known: services.findPlanForCalculator() };
}

/** Numbers that come back from their projection without JavaScript, to be edited; nothing of them is kept. */
export async function action({ request }: Route.ActionArgs) {
  const form = readPostedForm(new URLSearchParams(await request.text()), calculatorFormSchema);
  if (form.status !== 'success') return data({ lastResult: form.reply() }, { status: 400 });
  return { edited: draftOf(form.value) };
}

export default function Calculator({ loaderData, actionData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} {...actionData} />;
}
