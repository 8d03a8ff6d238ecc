import { data } from 'react-router';
import { hoursForm } from '#contracts/forms/hours-form.ts';
import { CalculatorPage } from '../features/calculator/form/calculator-page.tsx';
import { HoursPage } from '../features/calculator/hours/hours-page.tsx';
import { draftOfInputs } from '../features/calculator/hours/read-hours.ts';
import { getPage } from '../site/page-context.ts';
import { readPostedForm } from '../widgets/field/read-posted-form.ts';
import { readNumbers } from './hours/read-numbers.ts';
import type { Route } from './+types/calculator.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return {
    year: services.getCalculatorYear(),
    known: services.findPlanForCalculator(),
    hours: services.findHoursPlan(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = new URLSearchParams(await request.text());
  const isOfHours = fields.has('hours') && getPage(context).services.findHoursPlan() !== undefined;
  return isOfHours ? readHours(fields) : readNumbers(fields);
}

/** Hours that come back from their result to be edited. */
function readHours(fields: URLSearchParams) {
  const form = readPostedForm(fields, hoursForm);
  if (form.status === 'success') return { ofHours: { edited: draftOfInputs(form.value) } };
  return data({ ofHours: { refused: { typed: form.typed } } }, { status: 400 });
}

/** A plan that is paid by the hour begins with hours, but for who brings the seven numbers along. */
export default function Calculator({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, ...ofSavings } = loaderData;
  if (actionData !== undefined && !('ofHours' in actionData))
    return <CalculatorPage {...ofSavings} {...actionData} />;
  if (hours === undefined) return <CalculatorPage {...ofSavings} />;
  return <HoursPage known={hours} {...actionData?.ofHours} />;
}
