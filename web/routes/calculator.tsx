import { CalculatorPage } from '../features/calculator/calculator-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/calculator.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  return { year: services.getCalculatorYear(address) };
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} />;
}
