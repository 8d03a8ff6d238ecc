import type { Context } from 'hono';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { languageFromQuery } from '#domain/language/language.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import type { Entry } from '../desk/entry.ts';
import type { PaneView } from '../pages/preview-pane.ts';
import { codeOf } from './studio-tools.ts';

/**
 * The companies in which an entry is read, of those that somebody may look at: what belongs to one company is
 * read there, and what others take from it in all of them.
 */
export function paneOf(
  c: Context,
  { company }: Pick<Entry, 'company'>,
  content: ContentSet,
): PaneView {
  const { may } = c.get('visitor');
  const isOwn = company !== undefined && company !== DEFAULT_COMPANY_ID;
  const all = isOwn ? [company] : [...content.companies.keys()];
  const companies = all.filter((id) => may('read', id));
  const [first = DEFAULT_COMPANY_ID] = companies;
  return {
    companies,
    company: companies.includes(DEFAULT_COMPANY_ID) ? DEFAULT_COMPANY_ID : first,
    language: languageFromQuery(codeOf(c)),
  };
}
