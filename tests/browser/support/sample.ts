import { runsAll } from '#tests/support/samples/storm-size.ts';

/** Marks what the long suite runs and `npm test` leaves out (`playwright.config.ts`). */
const LONG = '@long';

interface Details {
  tag: string[];
}

interface Turns {
  /**
   * The number of this variation among all variations of its tests: languages, companies or widths.
   */
  at: number;
  of: number;
  /** The variation of the first test; files that begin with different ones cover more together. */
  first?: number;
}

/**
 * For tests that are written once and run in several variations. They take turns: `npm test` runs
 * the first test in one variation, the second in the next and so on, so that every test and every
 * variation is tried; `npm run test:long` runs all the others.
 */
export function takeTurns({ at, of, first = 0 }: Turns): () => Details {
  let test = first;
  return () => {
    const isSampled = test % of === at;
    test += 1;
    return tagOf(isSampled);
  };
}

/**
 * For a test of which `npm test` has a close relative: the same way in another form, or through
 * another door.
 */
export function onlyLong(): Details {
  return tagOf(false);
}

/**
 * For what is looked at in several ways, such as widths: each is in one of them, and the next in the next; in
 * `npm run test:long` each is in all of them.
 */
export function waysInTurn<T>(ways: readonly T[], at: number): readonly T[] {
  return runsAll() ? ways : ways.filter((_, way) => way === at % ways.length);
}

export function tagOf(isSampled: boolean): Details {
  return { tag: isSampled ? [] : [LONG] };
}

interface Share<T> extends Details {
  items: T[];
  /** Ends the name of the test, because two tests cannot have the same name. */
  part: string;
}

/**
 * For a test that goes through a list in one page: makes a test for the part that `npm test` runs,
 * and one for the rest, which `npm run test:long` runs. An empty part makes no test.
 */
export function shareOut<T>(list: readonly T[], isSampled: (item: T) => boolean): Array<Share<T>> {
  const { sample = [], rest = [] } = Object.groupBy(list, (item) =>
    isSampled(item) ? 'sample' : 'rest',
  );
  return [
    { items: sample, part: '', ...tagOf(true) },
    { items: rest, part: ' (the rest of them)', ...tagOf(false) },
  ].filter(({ items }) => items.length > 0);
}
