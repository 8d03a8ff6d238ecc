import { WorkshopPage } from '../../features/workshop/workshop-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/workshop.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return services.getWorkshop();
}

export default function Workshop({ loaderData }: Route.ComponentProps) {
  return <WorkshopPage workshop={loaderData} />;
}
