import { languageCode, type Language } from '../language/language.ts';
import { findSpoken } from './spoken-languages.ts';

/** Where a sentence stands in its text. */
export interface Sentence {
  from: number;
  to: number;
}

/** A mark that ends a sentence, what closes behind it, a space, and what may begin the next one. */
const END = /[.!?…]+["”’»)\]]*(?=\s+["“‘«([¿¡]*[\p{Lu}\p{N}$])/gu;

/** The sentences of a text, without the space around them; together they have all of its words. */
export function splitSentences(text: string, language: Language): Sentence[] {
  const goesOn = findSpoken(languageCode(language))?.goesOn ?? [];
  const ends = [...text.matchAll(END)]
    .map((end) => end.index + end[0].length)
    .filter((end) => {
      const [last = ''] = /\S+$/.exec(text.slice(0, end)) ?? [];
      return !goesOn.includes(last.replace(/^["“‘«([¿¡]+/, ''));
    });
  return [...ends, text.length].flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    const said = text.slice(start, end);
    const from = start + (said.length - said.trimStart().length);
    const to = start + said.trimEnd().length;
    return to > from ? [{ from, to }] : [];
  });
}
