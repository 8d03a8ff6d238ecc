import type { PageName } from '#domain/pages/pages.ts';
import { EVERY_PAGE, type PageOfSite } from '#tests/support/page-addresses.ts';

/** The pages on which the third company's own words and settings show. */
const OF_THIRD_COMPANY: readonly PageName[] = ['home', 'article', 'make-a-change'];

/**
 * The pages tested in a browser: every kind of page of two companies, and what is special to the
 * third.
 */
export function listPages(companyId: string, language: string): PageOfSite[] {
  const pages = EVERY_PAGE.filter(
    (page) =>
      page.companyId === companyId &&
      page.language === language &&
      (companyId !== 'seiu775srp' || OF_THIRD_COMPANY.includes(page.name)),
  );
  if (pages.length < OF_THIRD_COMPANY.length)
    throw new Error(`There are no pages of ${companyId} in ${language}`);
  return pages;
}

/** What a walk samples: each kind of page, and what is special to the third company. */
export function subjectOf({ companyId, kind }: PageOfSite): string {
  return companyId === 'seiu775srp' ? `${kind} of ${companyId}` : kind;
}
