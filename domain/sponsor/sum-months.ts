import type { Told } from './disclose.ts';
import type { Group, Single } from './group-counts.ts';
import type { ToldMonth } from './tell-month.ts';

/** A figure of several months. */
export interface ToldSum {
  /** The sum of the months in which it is told; undefined where it is told in none. */
  count: Told;
  /** In how many months it is not told. */
  untold: number;
}

/**
 * Adds only what is told of each month, never what was counted: a sum tells no more than its months,
 * and no two periods can be subtracted to find a month that is hidden.
 */
export function sumTold(figures: readonly Told[]): ToldSum {
  const told = figures.filter((figure) => figure !== undefined);
  return {
    count: told.length === 0 ? undefined : told.reduce((sum, figure) => sum + figure, 0),
    untold: figures.length - told.length,
  };
}

export function sumTotal(months: readonly ToldMonth[], group: Group): ToldSum {
  return sumTold(months.map(({ groups }) => groups[group].total));
}

export function sumSingle(months: readonly ToldMonth[], single: Single): ToldSum {
  return sumTold(months.map(({ singles }) => singles[single]));
}

export function sumPart(months: readonly ToldMonth[], group: Group, key: string): ToldSum {
  return sumTold(months.map(({ groups }) => groups[group].parts.get(key)));
}

/** The parts that are told in at least one month, the largest first. */
export function rankParts(
  months: readonly ToldMonth[],
  group: Group,
): Array<{ key: string; sum: ToldSum & { count: number } }> {
  const keys = new Set(months.flatMap(({ groups }) => [...groups[group].parts.keys()]));
  return [...keys]
    .flatMap((key) => {
      const { count, untold } = sumPart(months, group, key);
      return count === undefined ? [] : [{ key, sum: { count, untold } }];
    })
    .toSorted((a, b) => b.sum.count - a.sum.count || a.key.localeCompare(b.key));
}
