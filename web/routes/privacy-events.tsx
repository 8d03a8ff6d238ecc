import { describeEvents } from '#contracts/events/describe-events.ts';
import { EventsPage } from '../features/events/events-page.tsx';
import type { Route } from './+types/privacy-events.ts';

export function loader() {
  return { events: describeEvents() };
}

export default function PrivacyEvents({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />;
}
