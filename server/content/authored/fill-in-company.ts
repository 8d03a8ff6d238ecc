import { DEFAULT_LANGUAGE, languageCode } from '#domain/language/language.ts';
import { keepsLanguageOnNavigation } from '#domain/pages/language-on-navigation.ts';

/** Markers for the company and its drawings in stored HTML; each request replaces them. */
export const COMPANY_MARK = '~company~';
export const ART_MARK = '~art~';

export interface CompanyInHtml {
  companyId: string;
  artBase: string;
  /**
   * The specification's rule for a strict company: links lead to the default language except for a
   * few pages.
   */
  resetsLanguage?: boolean;
}

export function fillInCompany(html: string, company: CompanyInHtml): string {
  const { companyId, artBase, resetsLanguage = false } = company;
  const text = resetsLanguage ? html.replaceAll(LINK_WITH_LANGUAGE, resetLanguage) : html;
  return text.replaceAll(COMPANY_MARK, companyId).replaceAll(ART_MARK, artBase);
}

const LINK_WITH_LANGUAGE = /(href="\/~company~\/[^"?#]*)([^"#]*)lang=[\w-]+/g;

function resetLanguage(link: string, address: string, query: string): string {
  const pathname = address.slice('href="'.length);
  return keepsLanguageOnNavigation(pathname)
    ? link
    : `${address}${query}lang=${languageCode(DEFAULT_LANGUAGE)}`;
}
