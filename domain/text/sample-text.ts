import type { LanguageCode, PerLanguage } from '../language/language.ts';

/** How an example begins that stands where an author is to write. */
const BEGINNINGS: PerLanguage<string> = { en: '[[Example: ', es: '[[Ejemplo: ' };
const SAMPLE = /\[\[(?:Example|Ejemplo): [^\]]*/;

/** An example for a new text. It may be kept and looked at, and never goes out. */
export function sampleText(code: LanguageCode, words: string): string {
  return `${BEGINNINGS[code]}${words}]]`;
}

/** What is wrong with a line that still has its example. */
export function findSampleMistake(line: string): string | undefined {
  const found = SAMPLE.exec(line)?.[0];
  return found && `expected words of your own instead of the example ${found}]]`;
}
