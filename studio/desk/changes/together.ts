import { ALL_COMPANIES, type Concern } from '../../access/roles.ts';
import { companyOfEntry, parseEntry } from '../entry.ts';
import type { Drafts, OpenChange, OpenDraft } from '../drafts.ts';
import type { Records } from '../publication.ts';
import type { DraftOfEntry } from '../what-goes-out.ts';
import { isChangeId } from './change-id.ts';

/** The drafts of a change with their entries. */
export function listGoing(
  drafts: readonly OpenDraft[],
): Array<DraftOfEntry & { draft: OpenDraft }> {
  return drafts.flatMap((draft) => {
    const entry = parseEntry(draft.entry);
    return entry ? [{ entry, draft }] : [];
  });
}

/** A draft with the others that go out with it: each may need another, as a link does the new article it leads to. */
export async function listTogether(
  own: DraftOfEntry,
  { changes }: Pick<Drafts, 'changes'>,
): Promise<DraftOfEntry[]> {
  const { change: id } = own.draft;
  const change = id === undefined ? undefined : await changes.find(id);
  const others = listGoing(change?.drafts ?? []).filter(({ entry }) => entry.id !== own.entry.id);
  return [own, ...others];
}

/**
 * Whom an entry or a named change is for; undefined for no entry. A change may be gone and in the journal, and
 * what it was about then counts, too.
 */
export async function findConcern(
  id: string,
  { drafts, journal }: { drafts: Pick<Drafts, 'changes'>; journal: Pick<Records, 'list'> },
): Promise<Concern | undefined> {
  if (!isChangeId(id)) {
    const company = companyOfEntry(id);
    return company === undefined ? undefined : { companies: [company] };
  }
  const open = await drafts.changes.find(id);
  if (open) return concernOf(open);
  const gone = journal.list().filter(({ entry }) => entry === id);
  return { companies: companiesOf(gone.flatMap(({ change }) => change?.entries ?? [])) };
}

/**
 * Whom a change is for that is open. Without an entry it belongs to no company, and its name is for whoever began
 * it and for those of what all share.
 */
export function concernOf({ drafts, begunBy }: OpenChange): Concern {
  if (drafts.length === 0) return { companies: [ALL_COMPANIES], begunBy };
  return { companies: companiesOf(drafts.map(({ entry }) => entry)) };
}

/** The companies of several entries. */
export function companiesOf(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => companyOfEntry(entry) ?? []))];
}
