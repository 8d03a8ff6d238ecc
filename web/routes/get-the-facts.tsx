import { CARDS_BEFORE_SHOW_ALL, CARDS_PER_PAGE } from '#domain/articles/card-grid.ts';
import { pageNumberOf } from '#domain/lists/list-page.ts';
import { FactsPage } from '../features/facts/facts-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/get-the-facts.ts';

/**
 * Every address below `get-the-facts` is this page. A topic's id filters it; any other words show all
 * topics and name `get-the-facts` as the canonical address.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const number = pageNumberOf(new URL(request.url));
  const showsAll = number > 1 || new URL(request.url).searchParams.get('show') === 'all';
  const topics = services.listTopics();
  const topic = topics.find(({ id }) => id === params['*']);
  return {
    topics,
    topic,
    list: services.listTrending({
      topic: topic?.id,
      size: showsAll ? CARDS_PER_PAGE : CARDS_BEFORE_SHOW_ALL,
      number,
    }),
    showsAll,
    hasEvent: services.hasEvent(),
  };
}

export default function GetTheFacts({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />;
}
