export interface CompanyView {
  companyId: string;
  isDefault: boolean;
  name: string;
  logo: { mark: string; wordmark: string };
  recordKeeperName: string;
  recordKeeperUrl: string;
  recordKeeperAllocationUrl: string | undefined;
  enrollUrl: string;
  changeContribution: 'leave' | 'heads-up';
  changeContributionCtaTextOverride: string | undefined;
  leavingIcrModalTextOverride: string | undefined;
  intranet: { label: string; url: string } | undefined;
  planDetailsUrl: string | undefined;
  unionLandingLabel: string | undefined;
  showContactUs: boolean;
  showTargetDate: boolean;
  /** Employers pay in for hours, so the calculator begins with those; undefined where they do not. */
  isPaidByHour: true | undefined;
  resources: CompanyResourceView[];
  /** True only for a company other than the default that has resources and wants the link. */
  showsResourcesLink: boolean;
}

export interface CompanyResourceView {
  id: string;
  title: string;
  description: string;
  url: string;
}
