import { redirect } from 'react-router';
import { withLanguage } from '#domain/links/with-language.ts';
import { getPage } from '../../site/page-context.ts';
import type { Route } from './+types/transition-start.ts';

/** Without a topic in the address the timeline shows everything. */
export function loader({ context }: Route.LoaderArgs) {
  const { companyId, language } = getPage(context).address;
  return redirect(withLanguage(`/${companyId}/transitioning-to-retirement/all`, language), 301);
}
