import { english, type Catalogue } from '#content/messages/english.ts';
import type { messages as answersEnglish } from '#content/messages/en/server/answers.ts';
import type { messages as authoredEnglish } from '#content/messages/en/server/authored.ts';
import type { messages as menusEnglish } from '#content/messages/en/server/menus.ts';
import type { messages as mailEnglish } from '#content/messages/en/server/mail.ts';
import type { messages as sponsorEnglish } from '#content/messages/en/server/sponsor.ts';
import type { SameKeys } from '#content/messages/same-keys.ts';
import {
  languageCode,
  type Language,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { findCatalogueText } from './text-overrides.ts';

interface MessagesFile<Texts> {
  messages: Texts;
  /**
   * What people may type who look for a page that says these messages, by its name, with commas
   * between: who types exactly one of them finds the page first. Its title and what the menus call it
   * need not be repeated.
   */
  searchWords?: object;
}

/** If a language lacks one of the English files, the server does not start. */
async function loadFile<Texts>(code: LanguageCode, name: string): Promise<MessagesFile<Texts>> {
  const file = new URL(`../../content/messages/${code}/${name}.ts`, import.meta.url);
  return (await import(file.href)) as MessagesFile<Texts>;
}

async function loadTexts<Texts>(code: LanguageCode, name: string): Promise<Texts> {
  return (await loadFile<Texts>(code, name)).messages;
}

async function inEachLanguage<Texts>(
  load: (code: LanguageCode) => Promise<Texts>,
): Promise<PerLanguage<Texts>> {
  const entries = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await load(code)]));
  return Object.fromEntries(entries) as PerLanguage<Texts>;
}

/** Every word that a company may say differently: those of the pages, and of the menus and the search that the server makes. */
export const catalogues = await inEachLanguage(async (code) => {
  const names = [...Object.keys(english), 'server/menus'];
  const files = await Promise.all(names.map((name) => loadFile<object>(code, name)));
  const texts = files.flatMap(({ messages, searchWords = {} }) => [messages, { searchWords }]);
  return joinTexts(texts) as SameKeys<Catalogue & typeof menusEnglish> & {
    readonly searchWords: Readonly<Record<string, string>>;
  };
});

/** Whether a page itself may say a text, which then has to reach the browser in a company's words. */
export function isSaidByPages(key: string): boolean {
  return Object.values(english).some((texts) => findCatalogueText(texts, key) !== undefined);
}

/** Two files may say words of one part, such as the footer. */
function joinTexts(files: readonly object[]): object {
  const joined: Record<string, object> = {};
  for (const [part, texts] of files.flatMap((file) => Object.entries<object>({ ...file })))
    joined[part] = { ...joined[part], ...texts };
  return joined;
}

/**
 * Messages for a person when the server cannot do what was asked. These and the catalogues below
 * are in no page's script.
 */
export const answers = await inEachLanguage((code) =>
  loadTexts<SameKeys<typeof answersEnglish>>(code, 'server/answers'),
);

export const authoredWords = await inEachLanguage((code) =>
  loadTexts<SameKeys<typeof authoredEnglish>>(code, 'server/authored'),
);

/** The words of a sponsor’s figures. */
export type SponsorWords = SameKeys<typeof sponsorEnglish>;

export const sponsorWords = await inEachLanguage((code) =>
  loadTexts<SponsorWords>(code, 'server/sponsor'),
);

/** What a page of a site that is not the real one says of it. */
export function stagingNote(language: Language): string {
  return catalogues[languageCode(language)].shell.staging;
}

const mails = await inEachLanguage((code) =>
  loadTexts<SameKeys<typeof mailEnglish>>(code, 'server/mail'),
);

/** The texts of mails. */
export type MailTexts = SameKeys<typeof mailEnglish> & {
  readonly topics: SameKeys<Catalogue['mailForms']['topics']>;
};

export function getMailTexts(language: Language): MailTexts {
  const code = languageCode(language);
  return { ...mails[code], topics: catalogues[code].mailForms.topics };
}
