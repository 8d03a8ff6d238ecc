import { MyTrailPage } from '../../features/my-trail/my-trail-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/my-trail.ts';

export function loader({ context }: Route.LoaderArgs) {
  return getPage(context).services.getTrail();
}

export default function MyTrail({ loaderData }: Route.ComponentProps) {
  return <MyTrailPage trail={loaderData} />;
}
