import { DEFAULT_LANGUAGE, languageCode } from '#domain/language/language.ts';
import { keepsLanguageOnNavigation } from '#domain/pages/language-on-navigation.ts';

/** Markers for the company and its drawings in stored HTML; each request replaces them. */
export const COMPANY_MARK = '~company~';
export const ART_MARK = '~art~';

/**
 * Marks a link that leads on in the same tab. In a frame of another site it opens a new one: it would load
 * the site into the frame, which no other page of ours allows.
 */
export const HERE_MARK = '~here~';
export const HERE = ` target="${HERE_MARK}"`;

interface CompanyInHtml {
  companyId: string;
  artBase: string;
  /**
   * The specification's rule for a strict company: links lead to the default language except for a
   * few pages.
   */
  resetsLanguage?: boolean;
  /** True for a part that stands in a frame of another site. */
  isFramed?: boolean;
}

export function fillInCompany(html: string, company: CompanyInHtml): string {
  const { companyId, artBase, resetsLanguage = false, isFramed = false } = company;
  const text = resetsLanguage ? html.replaceAll(LINK_WITH_LANGUAGE, resetLanguage) : html;
  const aimed = isFramed ? text.replaceAll(HERE_MARK, '_blank') : text.replaceAll(HERE, '');
  return aimed.replaceAll(COMPANY_MARK, companyId).replaceAll(ART_MARK, artBase);
}

const LINK_WITH_LANGUAGE = /(href="\/~company~\/[^"?#]*)([^"#]*)lang=[\w-]+/g;

function resetLanguage(link: string, address: string, query: string): string {
  const pathname = address.slice('href="'.length);
  return keepsLanguageOnNavigation(pathname)
    ? link
    : `${address}${query}lang=${languageCode(DEFAULT_LANGUAGE)}`;
}
