import { DisclosuresPage } from '../features/calculator/disclosures-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/calculator-disclosures.ts';
import { takeHtml } from './take-html.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, address, htmlBag } = getPage(context);
  const { bodyHtml, ...page } = services.getTextPage(address, 'calculator-disclosures');
  return {
    page,
    year: services.getCalculatorYear(address),
    bodyHtml: takeHtml(htmlBag, 'calculator-disclosures', bodyHtml),
  };
}

export default function CalculatorDisclosures({ loaderData }: Route.ComponentProps) {
  return <DisclosuresPage {...loaderData} />;
}
