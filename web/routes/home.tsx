import { CARDS_BEFORE_SHOW_ALL } from '#domain/articles/card-grid.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { drawExample } from '../features/home/draw-example.ts';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return {
    ...services.getHome(),
    example: drawExample(services.getCalculatorYear()),
    cards: services.listTrending({ size: CARDS_BEFORE_SHOW_ALL }).entries,
    animals: services.listAnimals(),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
