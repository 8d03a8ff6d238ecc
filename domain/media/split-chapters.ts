/** What begins a chapter of a conversation: the name of who speaks. */
const TURN = /^\s+\p{Lu}\p{L}*:/u;

/**
 * The words of each chapter, in a text that has all of its headings and no marks: a heading is what
 * somebody speaks right behind. Words before the first belong to the first.
 */
export function splitChapters(words: string, titles: readonly string[]): string[] {
  let from = 0;
  const starts = titles.map((title) => {
    from = findHeading(words, title, from);
    return from;
  });
  return starts.map((start, at) => words.slice(at === 0 ? 0 : start, starts[at + 1]));
}

/** A chapter whose heading is not there begins where the one before does, and has no words. */
function findHeading(words: string, title: string, from: number): number {
  for (let at = words.indexOf(title, from); at !== -1; at = words.indexOf(title, at + 1))
    if (TURN.test(words.slice(at + title.length))) return at;
  return from;
}
