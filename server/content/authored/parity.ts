import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { DEFAULT_LANGUAGE, getLanguage } from '#domain/language/language.ts';

const ORIGINAL = getLanguage(DEFAULT_LANGUAGE).name;
const COUNTED = {
  headings: ['h2', 'h3', 'h4'],
  'definition boxes': ['aside'],
  links: ['a'],
  pictures: ['figure'],
  tables: ['table'],
} as const satisfies Record<string, readonly string[]>;

/** Counts the elements of each kind in a text. */
export type Outline = Readonly<Record<keyof typeof COUNTED, number>>;

export function outlineOf(tree: Root): Outline {
  const count = (tags: readonly string[]): number => {
    let found = 0;
    visit(tree, 'element', ({ tagName }) => {
      if (tags.includes(tagName)) found += 1;
    });
    return found;
  };
  return Object.fromEntries(
    Object.entries(COUNTED).map(([what, tags]) => [what, count(tags)]),
  ) as Outline;
}

/**
 * Compares two languages: each is written on its own, but both tell the same things in the same
 * order.
 */
export function findParityMistakes(original: Outline, other: Outline): string[] {
  return (Object.keys(COUNTED) as Array<keyof Outline>)
    .filter((what) => original[what] !== other[what])
    .map(
      (what) =>
        `expected as many ${what} as the ${ORIGINAL} text (${original[what]}), found ${other[what]}`,
    );
}
