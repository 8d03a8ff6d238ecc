import { PASSAGE } from '#domain/figures/fill-in-figures.ts';

/** More words than a person reads of big type at one look. */
const MOST_WORDS = 60;

const PARAGRAPH = /<p(?: class="figure")?>([\s\S]*?)<\/p>/g;
const FIGURE = /<p>(<strong>[^<]*<\/strong>)<\/p>/g;

/** The words of each beat of a slide: each paragraph is one. */
export function wordsOfBeats(html: string): string[] {
  return Array.from(html.matchAll(PARAGRAPH), ([, words = '']) =>
    words
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** A paragraph that is all bold is a figure to look at, and is shown big. */
export function markFigures(html: string): string {
  return html.replaceAll(FIGURE, '<p class="figure">$1</p>');
}

/** Readers get one of two wordings, so the longer one counts. */
function longest(words: string): string {
  return words.replaceAll(PASSAGE, (_whole, _condition, passage: string) => {
    const [then = '', otherwise = ''] = passage.split('{else}');
    return then.length > otherwise.length ? then : otherwise;
  });
}

export function findBeatMistakes(html: string): string[] {
  const beats = wordsOfBeats(html);
  const [, other] = /<([a-z]\w*)/.exec(html.replaceAll(PARAGRAPH, '')) ?? [];
  if (other !== undefined)
    return [
      `expected only short paragraphs on a slide, found a <${other}>: a slide is told one beat at a time`,
    ];
  if (beats.length === 0) return ['expected at least one paragraph on a slide'];
  return beats.flatMap((words) => {
    const count = longest(words).split(' ').length;
    return count > MOST_WORDS
      ? `expected a beat of at most ${MOST_WORDS} words, found ${count}: ${words.slice(0, 40)}…`
      : [];
  });
}
