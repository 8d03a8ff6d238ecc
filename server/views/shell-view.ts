import { createHash } from 'node:crypto';
import type { Company } from '#contracts/content/company.ts';
import type { Theme } from '#contracts/content/theme.ts';
import type { PageAddress } from '#contracts/services.ts';
import type { CompanyView } from '#contracts/views/company.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { languageCode, type LanguageCode } from '#domain/language/language.ts';
import compile from 'icu-minify/compile';
import type { ContentSet } from '../content/content-set.ts';

export function presentCompany(company: Company, { language }: PageAddress): CompanyView {
  const code = languageCode(language);
  const isDefault = company.companyId === DEFAULT_COMPANY_ID;
  const { clientIntranetSiteLabel: label, clientIntranetSiteUrl: url } = company;
  const resources = company.resources.map((resource) => ({
    id: resource.id,
    title: resource.title[code],
    description: resource.description[code],
    url: resource.url,
  }));
  return {
    companyId: company.companyId,
    isDefault,
    name: company.name,
    logo: company.logo,
    recordKeeperName: company.recordKeeperName[code],
    recordKeeperUrl: company.recordKeeperUrl,
    recordKeeperAllocationUrl: company.recordKeeperAllocationUrl,
    enrollUrl: company.enrollUrl,
    changeContribution: company.changeContribution,
    changeContributionCtaTextOverride: company.changeContributionCtaTextOverride?.[code],
    leavingIcrModalTextOverride: company.leavingIcrModalTextOverride?.[code],
    intranet: label && url ? { label: label[code], url } : undefined,
    planDetailsUrl: company.showPlanDetails ? company.planDetailsUrl : undefined,
    unionLandingLabel: company.unionLandingLabel?.[code],
    showContactUs: company.showContactUs,
    showTargetDate: company.showTargetDate,
    resources,
    showsResourcesLink: !isDefault && resources.length > 0 && company.showCompanyResourcesLink,
  };
}

/** `a.b.c: text` becomes nested compiled messages, as the catalogue is nested. */
export function compileOverrides(company: Company, code: LanguageCode): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(company.texts[code])) {
    const parts = key.split('.');
    let level = nested;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Record<string, unknown>;
    level[parts.at(-1) ?? key] = compile(text);
  }
  return nested;
}

export function themeCss(theme: Theme): string {
  return `:root{${Object.entries(theme)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')}}`;
}

/** Pictures of a company keep their address until its colours or the drawings change. */
export function artBaseOf(company: Company, content: ContentSet): string {
  return `/media/art/${company.companyId}/${artVersion(company, content)}`;
}

const versions = new WeakMap<ContentSet, Map<string, string>>();

function artVersion(company: Company, content: ContentSet): string {
  let known = versions.get(content);
  if (!known) versions.set(content, (known = new Map<string, string>()));
  let version = known.get(company.companyId);
  if (version === undefined) {
    const text = JSON.stringify([company.theme, [...content.art]]);
    version = createHash('sha256').update(text).digest('hex').slice(0, 10);
    known.set(company.companyId, version);
  }
  return version;
}
