import {
  DEFAULT_LANGUAGE,
  findLanguage,
  languageCode,
  type Language,
} from '../language/language.ts';
import { withLanguage, withQuery } from '../links/with-language.ts';
import { findCampaignCode, type CampaignCode } from '../visitor/campaign-codes.ts';

/** What a poster shows: short enough to be typed, and with what brought the visitor in it. */
interface ShortAddress {
  companyId: string;
  code: CampaignCode;
  language: Language;
}

/** `/riverbend/poster`, or `/riverbend/poster/es` for readers of another language. */
export function shortPath({ companyId, code, language }: ShortAddress): string {
  const path = `/${companyId}/${code}`;
  return language === DEFAULT_LANGUAGE ? path : `${path}/${languageCode(language)}`;
}

export function readShortPath(pathname: string): ShortAddress | undefined {
  const [companyId, word, spoken, ...rest] = pathname.split('/').filter(Boolean);
  const code = findCampaignCode(word ?? null);
  const language = spoken === undefined ? DEFAULT_LANGUAGE : findLanguage(spoken);
  if (companyId === undefined || code === undefined || rest.length > 0) return undefined;
  // The default language is the address without one.
  if (language === undefined || (spoken !== undefined && language === DEFAULT_LANGUAGE))
    return undefined;
  return { companyId, code, language };
}

/** Where it leads: to the company’s home page, which learns the code and takes it out of the address. */
export function homeOfShortPath({ companyId, code, language }: ShortAddress): string {
  return withLanguage(withQuery(`/${companyId}`, 'via', code), language);
}
