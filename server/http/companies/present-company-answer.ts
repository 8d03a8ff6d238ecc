import type { CompanyAnswer } from '#contracts/calls/companies.ts';
import type { Company } from '#contracts/content/company.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import { presentCompany } from '../../views/shell-view.ts';

/** The company as its pages get it, with further fields that only the call returns. */
export function presentCompanyAnswer(company: Company, language: Language): CompanyAnswer {
  const code = languageCode(language);
  return {
    ...presentCompany(company, code),
    clientIntranetSiteLabel: company.clientIntranetSiteLabel?.[code],
    clientIntranetSiteUrl: company.clientIntranetSiteUrl,
    showPlanDetails: company.showPlanDetails,
    showCompanyResourcesLink: company.showCompanyResourcesLink,
    domains: company.domains,
    companies: company.companies,
    theme: company.theme,
  };
}
