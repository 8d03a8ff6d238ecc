import { InflationPage } from '../features/inflation/inflation-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/inflation.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return services.getInflation();
}

export default function Inflation({ loaderData }: Route.ComponentProps) {
  return <InflationPage page={loaderData} />;
}
