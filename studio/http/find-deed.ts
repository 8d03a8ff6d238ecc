import type { Seen } from '../desk/drafts.ts';
import type { Desk } from '../desk/open-desk.ts';
import type { ToldDeed } from '../desk/publication.ts';

/** The deed by which this version has gone out, unless it was taken back. */
export async function findDeed(
  { drafts, journal }: Pick<Desk, 'drafts' | 'journal'>,
  seen: Seen,
): Promise<ToldDeed | undefined> {
  const last = journal.list().find(({ entry }) => entry === seen.entry);
  const isOut = last?.state === 'done' && last.deed !== 'taken-back' && last.twin === undefined;
  return isOut && (await drafts.hasGoneOut(seen)) ? last : undefined;
}
