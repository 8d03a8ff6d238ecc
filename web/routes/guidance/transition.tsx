import { data } from 'react-router';
import { chooseStops } from '#domain/transition/choose-stops.ts';
import { TransitionPage } from '../../features/transition/transition-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/transition.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const { timeline, blocks, ...page } = services.getTransition();
  const chosen = chooseStops(timeline, params.filter);
  if (!chosen) throw data(null, { status: 404 });
  // Under this name the server finds which components the page needs.
  return { page, chosen, blocks };
}

export default function Transition({ loaderData }: Route.ComponentProps) {
  return <TransitionPage {...loaderData} />;
}
