import { data } from 'react-router';
import { CARDS_BEFORE_SHOW_ALL } from '#domain/articles/card-grid.ts';
import { EXAMPLE_CHOICES, readChoices } from '#domain/one-percent/choices.ts';
import type { AppServices } from '#contracts/services.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { EmbeddedBand } from '../features/home/one-percent/embedded-band.tsx';
import { useShell } from '../site/shell-context.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/home.ts';

/** In a frame of another site the band stands alone, and the rest is not even read. */
function loadBand(services: AppServices) {
  return { ...services.getHome(), limits: services.getCalculatorYear().limits };
}

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  if (services.getShell().embed)
    return { ...loadBand(services), topics: [], cards: [], animals: [] };
  return {
    ...loadBand(services),
    topics: services.listTopics(),
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
  const choices = actionData?.choices ?? EXAMPLE_CHOICES;
  const { onePercent, limits } = loaderData;
  const { embed } = useShell();
  if (embed && onePercent)
    return <EmbeddedBand {...onePercent} limits={limits} choices={choices} />;
  return <HomePage {...loaderData} choices={choices} />;
}
