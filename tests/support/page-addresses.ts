import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { addressOf, PAGE_SAMPLES, type PageSample } from '../../scripts/pages/page-samples.ts';

export const COMPANY_IDS = ['generic', 'seiu775srp', 'riverbend'] as const;

export const LANGUAGES_OF_PAGES = LANGUAGES.map((language) => ({
  language,
  query: language === DEFAULT_LANGUAGE ? '' : `lang=${language}`,
}));

/** A page of the site in a company and a language. */
export interface PageOfSite extends PageSample {
  companyId: (typeof COMPANY_IDS)[number];
  language: Language;
  address: string;
}

/** Every kind of page in every company and language. */
export const EVERY_PAGE: readonly PageOfSite[] = COMPANY_IDS.flatMap((companyId) =>
  LANGUAGES.flatMap((language) =>
    PAGE_SAMPLES.filter(
      ({ isMeasuredOnly, companies }) =>
        isMeasuredOnly !== true && companies?.includes(companyId) !== false,
    ).map((sample) => ({
      ...sample,
      companyId,
      language,
      address: addressOf(sample, { companyId, language }),
    })),
  ),
);

/** A kind of page in a company and a language. */
export function findPage(
  kind: PageName | `${PageName}, ${string}`,
  companyId: PageOfSite['companyId'],
  language: Language = DEFAULT_LANGUAGE,
): PageOfSite {
  const found = EVERY_PAGE.find(
    (page) => page.kind === kind && page.companyId === companyId && page.language === language,
  );
  if (!found) throw new Error(`There is no sample of ${kind} in ${companyId} and ${language}`);
  return found;
}
