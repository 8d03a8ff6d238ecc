import { companyOfEntry, parseEntry } from '../entry.ts';
import type { Drafts, OpenDraft } from '../drafts.ts';
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
 * The companies whose people an entry or a named change is for; undefined for no entry. A change may be gone and
 * in the journal, and what it was about then counts, too.
 */
export async function listCompanies(
  id: string,
  { drafts, journal }: { drafts: Pick<Drafts, 'changes'>; journal: Pick<Records, 'list'> },
): Promise<string[] | undefined> {
  if (!isChangeId(id)) {
    const company = companyOfEntry(id);
    return company === undefined ? undefined : [company];
  }
  const open = await drafts.changes.find(id);
  const gone = journal.list().filter(({ entry }) => entry === id);
  return companiesOf([
    ...(open?.drafts ?? []).map(({ entry }) => entry),
    ...gone.flatMap(({ change }) => change?.entries ?? []),
  ]);
}

/** The companies of several entries. */
export function companiesOf(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => companyOfEntry(entry) ?? []))];
}
