import type { Company } from '#contracts/content/company.ts';
import { isServedOnHost } from '#domain/company/host-rule.ts';
import type { ContentSet } from '../../content/content-set.ts';

/** A company, if this host may show it: elsewhere it is not there. */
export function findServedCompany(
  { companies }: ContentSet,
  { companyId, host }: { companyId: string; host: string },
): Company | undefined {
  const company = companies.get(companyId);
  return company && isServedOnHost({ ...company, host }) ? company : undefined;
}
