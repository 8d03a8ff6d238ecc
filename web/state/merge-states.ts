import { isRecord } from '#domain/text/is-record.ts';

/**
 * Merges what two tabs made of the same state, because the specification leaves open how tabs share
 * it: `base` is what this tab last knew of the shared copy, `mine` what it made of it, `stored`
 * what the copy has become meanwhile. Fields are merged one by one and lists id by id, so that a
 * like taken back in one tab is not brought back by the other.
 */
export function mergeStates<State>(base: State, mine: State, stored: State): State;
export function mergeStates(base: unknown, mine: unknown, stored: unknown): unknown {
  if (Array.isArray(mine) || Array.isArray(stored)) {
    const ids = mergeIds(listOf(base), listOf(mine), listOf(stored));
    // A list that one of them has taken out whole is gone once nothing of it is left.
    return ids.length === 0 && base && !(mine && stored) ? undefined : ids;
  }
  if (!isRecord(mine) || !isRecord(stored)) return mine === base ? stored : mine;
  const before = isRecord(base) ? base : {};
  return Object.fromEntries(
    Object.keys({ ...stored, ...mine }).map((key) => [
      key,
      mergeStates(before[key], mine[key], stored[key]),
    ]),
  );
}

function mergeIds(base: unknown[], mine: unknown[], stored: unknown[]): unknown[] {
  return [
    ...stored.filter((id) => mine.includes(id) || !base.includes(id)),
    ...mine.filter((id) => !stored.includes(id) && !base.includes(id)),
  ];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
