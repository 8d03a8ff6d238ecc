import type { LanguageCode } from '#domain/language/language.ts';

/** What the studio says, in the languages that it has words in: in English always, in others as somebody writes it. */
export type Worded<Words> = Readonly<Partial<Record<LanguageCode, Words>>> & { readonly en: Words };

/** What is said in a language; in English where the studio has no words of it yet. */
export function wordsIn<Words>(said: Worded<Words>, code: LanguageCode): Words {
  return said[code] ?? said.en;
}
