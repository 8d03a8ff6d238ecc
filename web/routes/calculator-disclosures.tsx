import { DisclosuresPage } from '../features/calculator/disclosures/disclosures-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/calculator-disclosures.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return {
    page: services.getTextPage('calculator-disclosures'),
    year: services.getCalculatorYear(),
    ofPlan: services.getGroundOfResult().assumed,
  };
}

export default function CalculatorDisclosures({ loaderData }: Route.ComponentProps) {
  return <DisclosuresPage {...loaderData} />;
}
