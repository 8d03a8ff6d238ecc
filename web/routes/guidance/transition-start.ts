import { redirect } from 'react-router';
import { withLanguage } from '#domain/links/with-language.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/transition-start.ts';

/** Without a topic in the address the timeline shows everything. */
export function loader({ context }: Route.LoaderArgs) {
  const { companyId, language } = getPage(context).address;
  const all: PageAddress<'transition'> = `/${companyId}/transitioning-to-retirement/all`;
  return redirect(withLanguage(all, language), 301);
}
