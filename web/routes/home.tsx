import { data } from 'react-router';
import { CARDS_BEFORE_SHOW_ALL } from '#domain/articles/card-grid.ts';
import { EXAMPLE_CHOICES, readChoices } from '#domain/one-percent/choices.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return {
    ...services.getHome(),
    limits: services.getCalculatorYear().limits,
    cards: services.listTrending({ size: CARDS_BEFORE_SHOW_ALL }).entries,
    animals: services.listAnimals(),
  };
}

/** The choices as a browser without JavaScript sends them: this very page answers, and nothing is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services } = getPage(context);
  if (!services.getHome().onePercent) return data({ choices: undefined }, { status: 405 });
  const choices = readChoices(new URLSearchParams(await request.text()));
  return data({ choices }, { status: choices ? 200 : 400 });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage {...loaderData} choices={actionData?.choices ?? EXAMPLE_CHOICES} />;
}
