/** Fewer than so many could be single people. */
export const LEAST_TOLD = 10;
/** Figures are told in steps of so many. */
export const TOLD_STEP = 5;

/** A figure as it may be told; undefined where it is not told. */
export type Told = number | undefined;

/** A whole and its parts, in the order in which they were given. */
export interface ToldParts {
  total: Told;
  parts: Told[];
}

export function discloseCount(count: number): Told {
  return isFew(count) ? undefined : Math.round(count / TOLD_STEP) * TOLD_STEP;
}

/**
 * Tells a whole and the parts that it is made of. Parts under ten are hidden, and others with them,
 * so that the whole tells nothing more of a hidden part than that it is under ten. Others are hidden
 * in the order in which they are given: if it were by size, the parts that are told would bound them.
 */
export function discloseParts(counts: readonly number[]): ToldParts {
  const hidden = new Set(counts.keys().filter((part) => isFew(counts[part] ?? 0)));
  const few = hidden.size;
  let hiddenSum = sum([...hidden].map((part) => counts[part] ?? 0));
  for (const [part, count] of counts.entries()) {
    if (isCovered({ few, covers: hidden.size - few, hiddenSum })) break;
    if (hidden.has(part)) continue;
    hidden.add(part);
    hiddenSum += count;
  }
  return {
    total: discloseCount(sum(counts)),
    parts: counts.map((count, part) => (hidden.has(part) ? undefined : discloseCount(count))),
  };
}

interface HiddenParts {
  /** How many parts are hidden because they are under ten. */
  few: number;
  /** How many are hidden with them. */
  covers: number;
  hiddenSum: number;
}

/**
 * Whether each part under ten could have any number under ten, for all that its whole and the parts
 * that are told say. Without others, the sum must leave room for a nine and for a nought. With
 * others, each of them is at least ten, and beside them there must be room for a nine.
 */
function isCovered({ few, covers, hiddenSum }: HiddenParts): boolean {
  if (few === 0) return true;
  const most = LEAST_TOLD - 1;
  if (covers === 0) return hiddenSum >= LEAST_TOLD && hiddenSum <= most * (few - 1);
  return hiddenSum >= LEAST_TOLD * (covers + 1);
}

function isFew(count: number): boolean {
  return count < LEAST_TOLD;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
