import { GlossaryPage } from '../features/glossary/glossary-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/glossary.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { cards: getPage(context).services.listGlossary() };
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage {...loaderData} />;
}
