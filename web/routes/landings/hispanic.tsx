import { HispanicPage } from '../../features/hispanic/hispanic-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/hispanic.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { landing: services.findHispanicLanding() };
}

export default function Hispanic({ loaderData }: Route.ComponentProps) {
  return <HispanicPage {...loaderData} />;
}
