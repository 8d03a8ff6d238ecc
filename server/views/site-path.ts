import { pagePath } from '#domain/pages/match-page.ts';
import type { Page } from '#domain/pages/page.ts';

/** The address of a page as a link of the site takes it: below the company, or from the root. */
export function sitePath(
  { path }: Pick<Page, 'path'>,
  companyId: string,
  params: Readonly<Record<string, string>> = {},
): string {
  const pathname = pagePath(path, { ...params, company: companyId });
  const above = `/${companyId}/`;
  return pathname.startsWith(above) ? pathname.slice(above.length) : pathname;
}
