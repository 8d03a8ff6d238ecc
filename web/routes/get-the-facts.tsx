import { FactsPage } from '../features/facts/facts-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/get-the-facts.ts';

/** Everything below `get-the-facts` is this page; a topic's id in the address filters it. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const topics = services.listTopics();
  const topic = topics.find(({ id }) => id === params['*']);
  return {
    topics,
    topic,
    cards: services.listTrending(topic?.id),
    hasEvent: services.findEventPromo() !== undefined,
    showsAll: new URL(request.url).searchParams.get('show') === 'all',
  };
}

export default function GetTheFacts({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />;
}
