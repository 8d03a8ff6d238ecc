import type { LanguageCode } from '#domain/language/language.ts';

export interface Reading {
  words: number;
  /** The school year in which the text can be read; undefined for a text of a few words. */
  grade: number | undefined;
}

/** A formula needs so many words to say anything. */
const LEAST_WORDS = 30;
const VOWELS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /[aeiouy]+/gi,
  // Two strong vowels beside each other are two syllables; a weak one with an accent stands alone.
  es: /[íú]|[iuü]?[aeoáéó][iuy]?|[iuü]+/gi,
};

/** How many words a text has, and how hard it is to read. */
export function readEase(markdown: string, language: LanguageCode): Reading {
  const text = plainWords(markdown);
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return { words: words.length, grade: undefined };
  const sentences = Math.max(1, text.split(/[.!?…]+(?:\s|$)|\n{2,}/).filter(hasLetter).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, language), 0);
  return {
    words: words.length,
    grade: Math.max(1, Math.round(GRADES[language]({ words: words.length, sentences, syllables }))),
  };
}

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

const GRADES: Readonly<Record<LanguageCode, (counts: Counts) => number>> = {
  // Flesch and Kincaid, 1975.
  en: ({ words, sentences, syllables }) =>
    0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  // Crawford, 1989: made for Spanish as schools in the United States teach it.
  es: ({ words, sentences, syllables }) =>
    -0.205 * ((100 * sentences) / words) + 0.049 * ((100 * syllables) / words) - 3.407,
};

function countSyllables(word: string, language: LanguageCode): number {
  const silent = language === 'en' ? word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/i, '') : word;
  return Math.max(1, silent.match(VOWELS[language])?.length ?? 0);
}

/** A sentence without what Markdown needs: addresses, marks, and the rules of tables. */
function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/^\s*:::?.*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/^\s*\|?[\s|:-]+\|?\s*$/gm, '\n')
    .replaceAll(/^#+ (.*)$/gm, '$1.')
    .replaceAll(/[*_`[\]|#>]/g, ' ');
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
