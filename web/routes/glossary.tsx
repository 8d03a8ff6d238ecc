import { GlossaryPage } from '../features/glossary/glossary-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/glossary.ts';
import { takeHtml } from './take-html.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, htmlBag } = getPage(context);
  return {
    cards: services.listGlossary().map(({ descriptionHtml, exampleHtml, ...card }) => ({
      ...card,
      descriptionHtml: takeHtml(htmlBag, `${card.id}-description`, descriptionHtml),
      exampleHtml: takeHtml(htmlBag, `${card.id}-example`, exampleHtml),
    })),
  };
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage {...loaderData} />;
}
