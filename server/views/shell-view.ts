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
import type { ContentSet } from '../content/content-set.ts';
import type { RenderFacts } from '../pages/render-facts.ts';
import type { ShownOnPage } from '../pages/shown-on-page.ts';
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

interface KeptShell {
  shell: ShellView;
  /** What it was read from, which a page notes as its own. */
  parts: ReadonlySet<string>;
}

/** The number of shells whose parts are kept (`web/islands/keep-parts.ts`). */
const MAX_SHELLS = 100;

const shells = new WeakMap<ContentSet, Map<string, KeptShell>>();

export interface ShellOfPage {
  facts: RenderFacts;
  runtime: RuntimeConfig;
  shown: Pick<ShownOnPage, 'parts'>;
  /** Opens the sources anew, with what is noted of them by itself. */
  openSources: () => PageSources;
}

/** Shells of one content are the same object on every page, so whatever is worked out from one is kept with it. */
export const shellViews = ({ facts, runtime, shown, openSources }: ShellOfPage): ShellViews => ({
  getShell: () => {
    const own = shells.get(facts.content) ?? new Map<string, KeptShell>();
    shells.set(facts.content, own);
    const key = keyOf(facts, runtime);
    let kept = own.get(key);
    if (!kept) {
      const sources = openSources();
      const shell = sources.fillIn(presentShell(sources, runtime));
      kept = { shell, parts: sources.shown.parts };
    }
    own.delete(key);
    own.set(key, kept);
    for (const oldest of own.keys()) {
      if (own.size <= MAX_SHELLS) break;
      own.delete(oldest);
    }
    for (const part of kept.parts) shown.parts.add(part);
    return kept.shell;
  },
});

/** A shell is the same wherever all of this is, on whatever page of a company. */
function keyOf(
  { pathname: _pathname, query: _query, content: _content, ...facts }: RenderFacts,
  runtime: RuntimeConfig,
): string {
  return JSON.stringify([facts, runtime]);
}
