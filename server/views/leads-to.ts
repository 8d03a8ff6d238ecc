import { getPage, type PageName } from '#domain/pages/pages.ts';
import { offersPage } from './offers-page.ts';
import type { PageSources } from './page-sources.ts';

/** Whether menus and invitations lead the readers of this page to that one. */
export function leadsTo(name: PageName, { content, company, code }: PageSources): boolean {
  const page = getPage(name);
  return (page.readers ?? code) === code && offersPage(page, content, company);
}
