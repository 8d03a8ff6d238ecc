import { data, isRouteErrorResponse } from 'react-router';
import { EventFailedPage } from '../../features/virtual-event/event-failed-page.tsx';
import { VirtualEventPage } from '../../features/virtual-event/virtual-event-page.tsx';
import type { TextsHandle } from '../../i18n/page-texts.ts';
import { getPage } from '../../page-context.ts';
import type { Route } from './+types/virtual-event.ts';

export const handle = { texts: ['virtual-event'] } satisfies TextsHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  const view = services.findVirtualEvent(address);
  if (!view) throw data(null, { status: 404 });
  return { view };
}

/** On the way here from another page the event may not come: the page then says so itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return { view: undefined };
  }
}

export default function VirtualEvent({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <VirtualEventPage view={view} /> : <EventFailedPage />;
}
