import { GlossaryPage } from '../features/glossary/glossary-page.tsx';
import { GlossaryWord } from '../features/glossary/glossary-word.tsx';
import { useShell } from '../site/shell-context.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/glossary.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { cards: getPage(context).services.listGlossary() };
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { embed } = useShell();
  const [card] = loaderData.cards;
  if (embed && card) return <GlossaryWord card={card} />;
  return <GlossaryPage {...loaderData} />;
}
