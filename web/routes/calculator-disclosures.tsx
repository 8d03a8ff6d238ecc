import { DisclosuresPage } from '../features/calculator/disclosures-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/calculator-disclosures.ts';
import { takeHtml } from './take-html.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, htmlBag } = getPage(context);
  const { bodyHtml, ...page } = services.getTextPage('calculator-disclosures');
  return {
    page,
    year: services.getCalculatorYear(),
    bodyHtml: takeHtml(htmlBag, 'calculator-disclosures', bodyHtml),
  };
}

export default function CalculatorDisclosures({ loaderData }: Route.ComponentProps) {
  return <DisclosuresPage {...loaderData} />;
}
