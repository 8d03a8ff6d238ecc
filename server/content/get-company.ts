import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { ContentSet } from './content-set.ts';

/** An empty or missing company falls back to the default one. */
export function getCompany(content: ContentSet, companyId: string): Company {
  const company = content.companies.get(companyId) ?? content.companies.get(DEFAULT_COMPANY_ID);
  if (!company) throw new Error('Company not found');
  return company;
}
