import type { Company } from '#contracts/content/company.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';

/** True for a company that has resources and wants the link; the default company has no resources of its own. */
export function hasResourcesLink(company: Company): boolean {
  const { companyId, resources, showCompanyResourcesLink } = company;
  return companyId !== DEFAULT_COMPANY_ID && resources.length > 0 && showCompanyResourcesLink;
}
