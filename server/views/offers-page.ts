import type { Company } from '#contracts/content/company.ts';
import type { Page } from '#domain/pages/page.ts';
import type { ContentSet } from '../content/content-set.ts';
import { listEventArticles } from './event-articles.ts';

/** Whether a company has what its page needs: only then is the page linked and found. */
export function offersPage(
  { needs }: Pick<Page, 'needs'>,
  content: ContentSet,
  company: Company,
): boolean {
  if (needs === undefined) return true;
  if (needs === 'event') return listEventArticles(content, company.companyId).length > 0;
  return Boolean(company[needs]);
}
