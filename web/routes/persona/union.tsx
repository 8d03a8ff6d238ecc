import { UnionPage } from '../../features/union/union-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/union.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return {
    landing: services.getFragment('union-landing'),
    animals: services.listAnimals(),
  };
}

export default function Union({ loaderData }: Route.ComponentProps) {
  return <UnionPage {...loaderData} />;
}
