import { redirect } from 'react-router';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { pageNumberOf } from '#domain/lists/list-page.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/search-words.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/search.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  const url = new URL(request.url);
  const asked = url.searchParams.get('q')?.trim() ?? '';
  const query = asked.slice(0, MAX_QUERY_LENGTH);
  const list = services.search(query, pageNumberOf(url));
  // How far the results go is only known when they have been found.
  if (list.page.number > list.page.pages) {
    const path: PageAddress<'search'> = `/${address.companyId}/search`;
    const first = query === '' ? path : withQuery(path, 'q', encodeURIComponent(query));
    throw redirect(withLanguage(first, address.language));
  }
  return { query, list };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
