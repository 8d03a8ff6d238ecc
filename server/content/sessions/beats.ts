import { PASSAGE } from '#domain/figures/fill-in-figures.ts';
import type { ToldPiece } from '../authored/told-pieces.ts';

/** More words than a person reads of big type at one look. */
const MOST_WORDS = 60;

/** Readers get one of two wordings, so the longer one counts. */
function longest(words: string): string {
  return words.replaceAll(PASSAGE, (_whole, _condition, passage: string) => {
    const [then = '', otherwise = ''] = passage.split('{else}');
    return then.length > otherwise.length ? then : otherwise;
  });
}

/** Each paragraph of a slide is a beat, and nothing else may stand on it. */
export function findBeatMistakes(pieces: readonly ToldPiece[]): string[] {
  const other = pieces.find(({ tagName }) => tagName !== 'p');
  if (other)
    return [
      `expected only short paragraphs on a slide, found a <${other.tagName}>: a slide is told one beat at a time`,
    ];
  if (pieces.length === 0) return ['expected at least one paragraph on a slide'];
  return pieces.flatMap(({ words }) => {
    const count = longest(words).split(' ').length;
    return count > MOST_WORDS
      ? `expected a beat of at most ${MOST_WORDS} words, found ${count}: ${words.slice(0, 40)}…`
      : [];
  });
}
