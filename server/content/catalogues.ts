import { english as en, spanish as es } from '#content/messages/every-text.ts';
import { messages as mailEnglish } from '#content/messages/mail/en.ts';
import { messages as mailSpanish } from '#content/messages/mail/es.ts';
import type { SameKeys } from '#content/messages/same-keys.ts';
import { languageCode, type Language } from '#domain/language/language.ts';
import type { Catalogues } from './text-overrides.ts';

export { answers } from '#content/messages/answers.ts';

export const catalogues: Catalogues = { en, es };

/** What mails say. */
export type MailTexts = SameKeys<typeof mailEnglish> & {
  readonly topics: SameKeys<typeof en.mailForms.topics>;
};

const MAIL_TEXTS: Record<'en' | 'es', MailTexts> = {
  en: { ...mailEnglish, topics: en.mailForms.topics },
  es: { ...mailSpanish, topics: es.mailForms.topics },
};

export function getMailTexts(language: Language): MailTexts {
  return MAIL_TEXTS[languageCode(language)];
}
