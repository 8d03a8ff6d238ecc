import { UnionPage } from '../../features/union/union-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/union.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  return {
    landing: services.getFragment(address, 'union-landing'),
    animals: services.listAnimals(address),
  };
}

export default function Union({ loaderData }: Route.ComponentProps) {
  return <UnionPage {...loaderData} />;
}
