const COUNTED = [
  { what: 'headings', pattern: /<h[234][ >]/g },
  { what: 'definition boxes', pattern: /<aside[ >]/g },
  { what: 'links', pattern: /<a[ >]/g },
  { what: 'pictures', pattern: /<figure[ >]/g },
  { what: 'tables', pattern: /<table[ >]/g },
] as const;

/** The Spanish text is written on its own, but it tells the same things in the same order. */
export function findParityMistakes(englishHtml: string, spanishHtml: string): string[] {
  return COUNTED.flatMap(({ what, pattern }) => {
    const [english, spanish] = [englishHtml, spanishHtml].map(
      (html) => html.match(pattern)?.length ?? 0,
    );
    return english === spanish
      ? []
      : [`expected as many ${what} as the English text (${english}), found ${spanish}`];
  });
}
