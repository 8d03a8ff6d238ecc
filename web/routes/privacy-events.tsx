import { describeEvents } from '#contracts/events/describe-events.ts';
import { EventsPage } from '../features/events/events-page.tsx';
import type { TextsHandle } from '../words/page-texts.ts';
import type { Route } from './+types/privacy-events.ts';

export const handle = { texts: ['events'] } satisfies TextsHandle;

export function loader() {
  return { events: describeEvents() };
}

export default function PrivacyEvents({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />;
}
