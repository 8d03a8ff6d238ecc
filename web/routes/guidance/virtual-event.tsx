import { data } from 'react-router';
import { EventFailedPage } from '../../features/virtual-event/event-failed-page.tsx';
import { VirtualEventPage } from '../../features/virtual-event/virtual-event-page.tsx';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/virtual-event.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const view = services.findVirtualEvent();
  if (!view) throw data(null, { status: 404 });
  return { view };
}

export default function VirtualEvent({ loaderData: { view } }: Route.ComponentProps) {
  return view.cards.length > 0 ? <VirtualEventPage view={view} /> : <EventFailedPage />;
}
