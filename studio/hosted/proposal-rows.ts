import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { changeProposal, ProposalRow } from '#server/db/studio/proposals.ts';
import { draftSchema } from '../desk/draft.ts';
import type { OpenChange, OpenDraft, Stage } from '../desk/drafts.ts';
import { isChangeId } from '../desk/changes/change-id.ts';

const contentSchema = draftSchema.omit({ entry: true });
const nameSchema = z.strictObject({ name: z.string() });
const idsSchema = z.array(z.string());

export type Change = Parameters<typeof changeProposal>[2];

/** What stops being true when the words change. */
export const UNREVIEWED = {
  state: 'draft',
  sent_by: null,
  approved_by: null,
  publish_by: null,
  publish_at: null,
} as const;

export function newRow(
  entry: string,
  now: number,
): Omit<ProposalRow, 'content' | 'authors' | 'base'> {
  return {
    ...UNREVIEWED,
    id: randomUUIDv7(),
    entry,
    open_entry: entry,
    version: 1,
    note: '',
    said: '',
    created_at: now,
    saved_at: now,
    ended_at: null,
  };
}

export function ended(state: 'published' | 'closed', now: number): Change {
  return { state, open_entry: null, ended_at: now };
}

/** The number alone would be that of an earlier proposal for the same entry, too. */
export function versionOf({ id, version }: ProposalRow): string {
  return `${id}.${version}`;
}

export function authorsOf({ authors }: ProposalRow): string[] {
  return idsSchema.parse(JSON.parse(authors));
}

export function readRow(row: ProposalRow): OpenDraft {
  return {
    ...contentSchema.parse(JSON.parse(row.content)),
    entry: row.entry,
    version: versionOf(row),
    stage: stageOf(row),
    review: { ...reviewOf(row), authors: authorsOf(row) },
  };
}

/** A named change with its drafts, of all that is open at one moment: its version is that of their words. */
export function readChange(row: ProposalRow, open: readonly ProposalRow[]): OpenChange {
  const drafts = open
    .filter(({ entry }) => !isChangeId(entry))
    .map(readRow)
    .filter(({ change }) => change === row.entry)
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
  const authors = [...new Set(drafts.flatMap(({ review }) => review?.authors ?? []))];
  return {
    entry: row.entry,
    ...nameSchema.parse(JSON.parse(row.content)),
    begunBy: authorsOf(row)[0],
    version: versionOf(row),
    stage: stageOf(row),
    review: { ...reviewOf(row), authors },
    drafts,
  };
}

function reviewOf(row: ProposalRow): Omit<NonNullable<OpenDraft['review']>, 'authors'> {
  return {
    note: row.note,
    said: row.said,
    sentBy: row.sent_by ?? undefined,
    approvedBy: row.approved_by ?? undefined,
    publishBy: row.publish_by ?? undefined,
    publishAt: row.publish_at ?? undefined,
  };
}

/** A draft in another change, or in none; where it has come alone is over. */
export function inChange({ content }: ProposalRow, id: string | undefined): Change {
  const { change: _change, ...words } = contentSchema.parse(JSON.parse(content));
  return {
    ...UNREVIEWED,
    content: JSON.stringify({ ...words, ...(id !== undefined && { change: id }) }),
  };
}

/** The change that a row of a draft names. */
export function changeOfRow({ entry, content }: ProposalRow): string | undefined {
  return isChangeId(entry) ? undefined : contentSchema.parse(JSON.parse(content)).change;
}

function stageOf({ state, approved_by: approvedBy, publish_at: publishAt }: ProposalRow): Stage {
  if (state !== 'review') return 'draft';
  if (publishAt !== null) return 'timed';
  return approvedBy === null ? 'review' : 'approved';
}
