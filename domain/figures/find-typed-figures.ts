import { FIGURE_NAMES, listFigures, listNewestYears } from './plan-figures.ts';
import { TYPED } from './fill-in-figures.ts';

/** Dollars as both languages write them in the United States: `$24,500`, `24,500 dólares`. */
const DOLLARS = /\$\s?(\d+(?:,\d{3})*(?:\.\d+)?)|(\d+(?:,\d{3})*(?:\.\d+)?)\s(?:dollars|dólares)/g;

/** The amounts in a line that a table knows, and that are not marked as another thing. */
export function findTypedFigures(line: string): string[] {
  return Array.from(line.replaceAll(TYPED, '').matchAll(DOLLARS)).flatMap(
    ([typed, before, after]) => {
      const names = listNamesOf(Number((before ?? after ?? '').replaceAll(',', '')));
      if (names.length === 0) return [];
      const named = names.map((name) => `{${name}}`).join(' or ');
      return `expected ${named} instead of ${typed}, which changes with the year; write {typed ${typed}} if it is another thing`;
    },
  );
}

let amounts: ReadonlyMap<number, readonly string[]> | undefined;

/** The figures that are this amount in one of the two newest years. */
function listNamesOf(amount: number): readonly string[] {
  amounts ??= collectAmounts();
  return amounts.get(amount) ?? [];
}

function collectAmounts(): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const year of listNewestYears()) {
    const figures = listFigures(year);
    for (const name of FIGURE_NAMES) {
      const { value, as } = figures[name];
      if (as !== 'dollars') continue;
      found.set(value, [...new Set([...(found.get(value) ?? []), name])]);
    }
  }
  return found;
}
