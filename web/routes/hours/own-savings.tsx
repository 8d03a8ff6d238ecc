import { data } from 'react-router';
import { CalculatorPage } from '../../features/calculator/form/calculator-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { readNumbers } from './read-numbers.ts';
import type { Route } from './+types/own-savings.ts';

/** The calculator with the seven fields, where the company's calculator begins with hours. */
export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  if (!services.findHoursPlan()) throw data(null, { status: 404 });
  return { year: services.getCalculatorYear(), known: services.findPlanForCalculator() };
}

export async function action({ request }: Route.ActionArgs) {
  return readNumbers(new URLSearchParams(await request.text()));
}

export default function OwnSavings({ loaderData, actionData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} {...actionData} />;
}
