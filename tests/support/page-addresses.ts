import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { sampleOf } from './samples/sample-of.ts';
import { runsAll } from './samples/storm-size.ts';
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

/**
 * For a test that asks the same of every page: in `npm test` it asks each kind of page once in each language, and the
 * companies take turns; in `npm run test:long` it asks all.
 */
export const PAGES_IN_TURN: readonly PageOfSite[] = runsAll()
  ? EVERY_PAGE
  : EVERY_PAGE.filter(sampleOf(EVERY_PAGE, ({ kind, language }) => `${kind} ${language}`));

const WALKS = COMPANY_IDS.flatMap((companyId) =>
  LANGUAGES.map((language) => ({ companyId, language })),
);

/** For a test that walks through a whole company: in `npm test` each company in one language, which take turns. */
export const WALKS_IN_TURN = runsAll()
  ? WALKS
  : WALKS.filter(sampleOf(WALKS, ({ companyId }) => companyId));

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
