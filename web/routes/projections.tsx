import { data } from 'react-router';
import { readAssumptions } from '#contracts/forms/assumptions-form.ts';
import { calculatorForm } from '#contracts/forms/calculator-form.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { readDollars } from '#domain/calculator/shown-plan.ts';
import { CalculatorPage } from '../features/calculator/form/calculator-page.tsx';
import { ProjectionsPage } from '../features/calculator/projection/projections-page.tsx';
import { getPage } from '../site/page-context.ts';
import { readPostedForm } from '../widgets/field/read-posted-form.ts';
import type { Route } from './+types/projections.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const known = services.findPlanForCalculator();
  return {
    year: services.getCalculatorYear(),
    ground: services.getGroundOfResult(),
    match: known?.match,
    increase: known?.automaticIncrease,
  };
}

/** The form as a browser without JavaScript sends it: its result is this very page, and nothing of it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = new URLSearchParams(await request.text());
  const form = readPostedForm(fields, calculatorForm);
  if (form.status !== 'success') {
    const known = getPage(context).services.findPlanForCalculator();
    return data({ refused: { typed: form.typed }, known }, { status: 400 });
  }
  const { assumed } = getPage(context).services.getGroundOfResult();
  const { changed, mistakes } = readAssumptions(fields, { ...DEFAULT_ASSUMPTIONS, ...assumed });
  const dollars = readDollars(fields.get('dollars'));
  return data(
    { posted: { inputs: form.value, assumptions: changed, dollars }, mistakes },
    { status: Object.keys(mistakes).length > 0 ? 400 : 200 },
  );
}

export default function Projections({ loaderData, actionData }: Route.ComponentProps) {
  return actionData !== undefined && 'refused' in actionData ? (
    <CalculatorPage {...loaderData} {...actionData} />
  ) : (
    <ProjectionsPage {...loaderData} {...actionData} />
  );
}
