import type { LanguageCode } from '#domain/language/language.ts';

export interface Reading {
  words: number;
  /** The school year in which the text can be read; undefined for a text of a few words, or in a language without a formula. */
  grade: number | undefined;
}

/** A formula needs so many words to say anything. */
const LEAST_WORDS = 30;

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
}

interface Formula {
  vowels: RegExp;
  /** The end of a word that nobody hears. */
  silent?: RegExp;
  grade: (counts: Counts) => number;
}

/** How hard a text is to read, in the languages that somebody has measured it for. */
const FORMULAS: Readonly<Partial<Record<LanguageCode, Formula>>> = {
  en: {
    vowels: /[aeiouy]+/gi,
    silent: /(?:[^laeiouy]es|ed|[^laeiouy]e)$/i,
    // Flesch and Kincaid, 1975.
    grade: ({ words, sentences, syllables }) =>
      0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  },
  es: {
    // Two strong vowels beside each other are two syllables; a weak one with an accent stands alone.
    vowels: /[íú]|[iuü]?[aeoáéó][iuy]?|[iuü]+/gi,
    // Crawford, 1989: made for Spanish as schools in the United States teach it.
    grade: ({ words, sentences, syllables }) =>
      -0.205 * ((100 * sentences) / words) + 0.049 * ((100 * syllables) / words) - 3.407,
  },
};

/** How many words a text has, and how hard it is to read. */
export function readEase(markdown: string, language: LanguageCode): Reading {
  const text = plainWords(markdown);
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const formula = FORMULAS[language];
  if (!formula || words.length < LEAST_WORDS) return { words: words.length, grade: undefined };
  const sentences = Math.max(1, text.split(/[.!?…]+(?:\s|$)|\n{2,}/).filter(hasLetter).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word, formula), 0);
  return {
    words: words.length,
    grade: Math.max(1, Math.round(formula.grade({ words: words.length, sentences, syllables }))),
  };
}

function countSyllables(word: string, { vowels, silent }: Formula): number {
  const heard = silent ? word.replace(silent, '') : word;
  return Math.max(1, heard.match(vowels)?.length ?? 0);
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
