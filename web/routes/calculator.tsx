import { CalculatorPage } from '../features/calculator/form/calculator-page.tsx';
import type { TextsHandle } from '../words/page-texts.ts';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/calculator.ts';

export const handle = { texts: ['calculator'] } satisfies TextsHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { year: services.getCalculatorYear() };
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} />;
}
