import { HispanicPage } from '../../features/hispanic/hispanic-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { loadOrGoWithout } from '../load-or-go-without.ts';
import type { Route } from './+types/hispanic.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { landing: services.findHispanicLanding() };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrGoWithout(serverLoader, { landing: undefined });
}

export default function Hispanic({ loaderData }: Route.ComponentProps) {
  return <HispanicPage {...loaderData} />;
}
