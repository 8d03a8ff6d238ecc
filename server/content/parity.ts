import { DEFAULT_LANGUAGE, getLanguage } from '#domain/language/language.ts';

const ORIGINAL = getLanguage(DEFAULT_LANGUAGE).name;
const COUNTED = [
  { what: 'headings', pattern: /<h[234][ >]/g },
  { what: 'definition boxes', pattern: /<aside[ >]/g },
  { what: 'links', pattern: /<a[ >]/g },
  { what: 'pictures', pattern: /<figure[ >]/g },
  { what: 'tables', pattern: /<table[ >]/g },
] as const;

/** A text is written on its own in each language, but it tells the same things in the same order. */
export function findParityMistakes(originalHtml: string, html: string): string[] {
  return COUNTED.flatMap(({ what, pattern }) => {
    const [expected, found] = [originalHtml, html].map((text) => text.match(pattern)?.length ?? 0);
    return expected === found
      ? []
      : [`expected as many ${what} as the ${ORIGINAL} text (${expected}), found ${found}`];
  });
}
