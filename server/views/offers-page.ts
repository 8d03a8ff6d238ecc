import type { Company } from '#contracts/content/company.ts';
import type { Page } from '#domain/pages/page.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import type { ContentSet } from '../content/content-set.ts';
import { findLanding } from '../content/find-fragment.ts';
import { planOf } from '../content/plan/plan-of.ts';
import { listEventArticles } from './event-articles.ts';

/** Whether a company has what its page needs: only then is the page linked and found. */
export function offersPage(
  { needs }: Pick<Page, 'needs'>,
  content: ContentSet,
  company: Company,
): boolean {
  const { companyId } = company;
  switch (needs) {
    case undefined:
      return true;
    case 'per-hour':
      return planHas(planOf(company), 'plan.perHour');
    case 'event':
      return listEventArticles(content, companyId).length > 0;
    case 'hispanic-landing-v2':
    case 'grammy-major':
    case 'latin-grammy':
      return findLanding(content, companyId, needs) !== undefined;
    default:
      return Boolean(company[needs]);
  }
}
