import type { Company } from '#contracts/content/company.ts';
import type { Theme } from '#contracts/content/theme.ts';
import type { RuntimeConfig } from '#contracts/calls/runtime-config.ts';
import type { CompanyView } from '#contracts/views/company.ts';
import type { ShellView, ShellViews } from '#contracts/views/shell.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import compile from 'icu-minify/compile';
import { isSaidByPages } from '../content/catalogues.ts';
import { planOf } from '../content/plan/plan-of.ts';
import { hasResourcesLink, presentMenus } from './menu-views.ts';
import type { PageSources } from './page-sources.ts';

function presentShell(page: PageSources, runtime: RuntimeConfig): ShellView {
  const { facts, company, code, artBase } = page;
  const {
    showContactUs: _contact,
    unionLandingLabel: _union,
    ...shown
  } = presentCompany(company, code);
  return {
    company: leaveOutUnset(shown),
    language: facts.language,
    overrides: compileOverrides(company, code),
    ...presentMenus(page),
    disclosures: page.getFragment('disclosures'),
    artBase,
    themeCss: themeCss(company.theme),
    themeColor: company.theme['c-ground'],
    origin: facts.origin,
    year: facts.year,
    flags: facts.flags,
    runtime,
    indexable: facts.isOnItsHost && !facts.isStaging && !facts.embed,
    ...(facts.isStaging && { isStaging: true }),
    ...(facts.embed && {
      embed: { address: facts.embed.address, origins: company.embedOrigins },
    }),
  };
}

/** The name of a field would be sent with every page, also where the company has nothing to say there. */
function leaveOutUnset<Fields extends object>(fields: Fields): Fields {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Fields;
}

export function presentCompany(company: Company, code: LanguageCode): CompanyView {
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
    isPaidByHour: planHas(planOf(company), 'plan.perHour') || undefined,
    resources,
    showsResourcesLink: hasResourcesLink(company),
  };
}

/** Compiles `a.b.c: text` to messages that are nested like the catalogue, without those that only the server says. */
function compileOverrides(company: Company, code: LanguageCode): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(company.texts[code])) {
    if (!isSaidByPages(key)) continue;
    const parts = key.split('.');
    let level = nested;
    for (const part of parts.slice(0, -1)) level = (level[part] ??= {}) as Record<string, unknown>;
    level[parts.at(-1) ?? key] = compile(text);
  }
  return nested;
}

function themeCss(theme: Theme): string {
  return `:root{${Object.entries(theme)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')}}`;
}

export const shellViews = (page: PageSources, runtime: RuntimeConfig): ShellViews => ({
  getShell: () => presentShell(page, runtime),
});
