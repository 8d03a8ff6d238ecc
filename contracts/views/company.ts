import type { CompanyAnswer } from '../calls/companies.ts';

/** What only whoever asks for a company itself is told: its pages say it in another way, or not at all. */
type OfCallOnly =
  | 'clientIntranetSiteLabel'
  | 'clientIntranetSiteUrl'
  | 'showPlanDetails'
  | 'showCompanyResourcesLink'
  | 'domains'
  | 'companies'
  | 'theme';

/** A company as its pages show it: no field may be forgotten, if only to be undefined. */
export type CompanyView = Required<Omit<CompanyAnswer, OfCallOnly>>;

export type CompanyResourceView = CompanyView['resources'][number];
