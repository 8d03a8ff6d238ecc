import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';

/** Only a company of its own that has resources and wants the link. */
export function hasResourcesLink(company: Company): boolean {
  const { companyId, resources, showCompanyResourcesLink } = company;
  return companyId !== DEFAULT_COMPANY_ID && resources.length > 0 && showCompanyResourcesLink;
}
