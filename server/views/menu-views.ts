import type { Company } from '#contracts/content/company.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { FOOTER, MENU, PANEL_MENU, RESOURCES_HASH } from '#domain/pages/menus.ts';
import { getPage, type PageName } from '#domain/pages/pages.ts';
import { catalogues } from '../content/catalogues.ts';
import { leadsTo } from './leads-to.ts';
import type { PageSources } from './page-sources.ts';
import { sitePath } from './site-path.ts';

type Menus = Pick<ShellView, 'menu' | 'panel' | 'footer'>;

/** Menus are put together here, so that no browser carries their words or what a company must have for them. */
export function presentMenus(page: PageSources): Menus {
  const { company, code } = page;
  const words = catalogues[code];
  const inMenu = (name: (typeof MENU | typeof PANEL_MENU)[number]): [string, string] => {
    const union = name === 'union' ? company.unionLandingLabel?.[code] : undefined;
    return [
      sitePath(getPage(name), company.companyId),
      union ?? say(`menu.${name}`, page, words.menu[name]),
    ];
  };
  const inFooter = (name: (typeof FOOTER)[number]): Array<[string, string]> => {
    const label = say(`footer.${name}`, page, words.footer[name]);
    const path = sitePath(getPage(name), company.companyId);
    if (name !== 'make-a-change') return [[path, label]];
    // The foot leads to what the company itself offers there.
    return hasResourcesLink(company) ? [[`${path}${RESOURCES_HASH}`, label]] : [];
  };
  return {
    menu: Object.fromEntries(listOffered(MENU, page).map(inMenu)),
    panel: Object.fromEntries(listOffered(PANEL_MENU, page).map(inMenu)),
    footer: Object.fromEntries(listOffered(FOOTER, page).flatMap(inFooter)),
  };
}

function listOffered<Name extends PageName>(names: readonly Name[], page: PageSources): Name[] {
  return names.filter((name) => leadsTo(name, page));
}

/** In the company's own words where it has some. */
function say(key: string, { company, code }: PageSources, words: string): string {
  return company.texts[code][key] ?? words;
}

/** True for a company that has resources and wants the link; the default company has no resources of its own. */
export function hasResourcesLink(company: Company): boolean {
  const { companyId, resources, showCompanyResourcesLink } = company;
  return companyId !== DEFAULT_COMPANY_ID && resources.length > 0 && showCompanyResourcesLink;
}
