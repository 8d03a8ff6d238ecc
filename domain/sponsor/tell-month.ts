import { discloseCount, discloseParts, type Told } from './disclose.ts';
import type { CampaignCode } from '../visitor/campaign-codes.ts';
import {
  GROUPS,
  groupCounts,
  SINGLES,
  type Group,
  type MonthCounts,
  type Single,
} from './group-counts.ts';
import type { Month } from './told-months.ts';

interface ToldGroup {
  total: Told;
  /** What is told of each part; a part without a figure is there, but not told. */
  parts: ReadonlyMap<string, Told>;
}

/** Everything that is ever told of a company's month. All other figures are made of such months. */
export interface ToldMonth {
  month: Month;
  groups: Record<Group, ToldGroup>;
  singles: Record<Single, Told>;
}

export function tellMonth(
  month: Month,
  counts: MonthCounts,
  codes: readonly CampaignCode[],
): ToldMonth {
  const { groups, singles } = groupCounts(counts, codes);
  return {
    month,
    groups: record(GROUPS, (group) => {
      const { total, parts } = discloseParts(groups[group].map(([, count]) => count));
      return { total, parts: new Map(groups[group].map(([key], index) => [key, parts[index]])) };
    }),
    singles: record(SINGLES, (single) => discloseCount(singles[single])),
  };
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
