import { FactsPage } from '../features/facts/facts-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/get-the-facts.ts';

/**
 * Every address below `get-the-facts` is this page. A topic's id filters it; any other words show all
 * topics and name `get-the-facts` as the canonical address.
 */
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
