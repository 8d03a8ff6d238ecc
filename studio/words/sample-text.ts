import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { authoredWords } from '#server/content/catalogues.ts';

/** An example for a new text. It may be kept and looked at, and never goes out. */
export function sampleText(code: LanguageCode, words: string): string {
  return fillIn(authoredWords[code].example, { words });
}
