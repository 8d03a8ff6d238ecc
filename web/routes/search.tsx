import { MAX_QUERY_LENGTH } from '#domain/search/find-matches.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/search.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { services } = getPage(context);
  const asked = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const query = asked.slice(0, MAX_QUERY_LENGTH);
  return { query, found: query === '' ? [] : services.search(query) };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
