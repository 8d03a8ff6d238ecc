import { ChangePage } from '../features/change/change-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/make-a-change.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { page: services.getChange() };
}

export default function MakeAChange({ loaderData }: Route.ComponentProps) {
  return <ChangePage {...loaderData} />;
}
