import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import { inTransaction, type InTransaction } from '#server/db/in-transaction.ts';
import {
  changeProposal,
  findOpenProposal,
  findProposal,
  insertProposal,
  listDueProposals,
  listOpenProposals,
  type ProposalRow,
} from '#server/db/studio/proposals.ts';
import type { Deed } from '#server/audit/chain.ts';
import { draftSchema, type Draft } from '../desk/draft.ts';
import {
  isEmptyDraft,
  type Drafts,
  type Ending,
  type OpenDraft,
  type Saved,
  type Stage,
} from '../desk/drafts.ts';
import type { Person } from '../desk/git.ts';
import type { AuditTable } from '#server/audit/audit-table.ts';

const contentSchema = draftSchema.omit({ entry: true });
const idsSchema = z.array(z.string());

/** A change of how far a proposal has come, by somebody who looks at one version of it. */
interface Step {
  entry: string;
  version: string;
  by: Person;
}

type Change = Parameters<typeof changeProposal>[2];

/** What stops being true when the words change. */
const UNREVIEWED = {
  state: 'draft',
  sent_by: null,
  approved_by: null,
  publish_by: null,
  publish_at: null,
} as const;

/**
 * What is written and not published, in the database: one open proposal for an entry, in which all its writers
 * write. Each change names the version that its author has seen, so nobody writes over the words of another.
 */
export class Proposals implements Drafts {
  readonly #database: Database;
  readonly #audit: AuditTable;
  readonly #now: () => number;

  constructor(database: Database, audit: AuditTable, now: () => number) {
    this.#database = database;
    this.#audit = audit;
    this.#now = now;
  }

  async find(entry: string): Promise<OpenDraft | undefined> {
    const row = await findOpenProposal(this.#database, entry);
    return row && readRow(row);
  }

  async list(): Promise<OpenDraft[]> {
    return (await listOpenProposals(this.#database)).map(readRow);
  }

  async listDue(): Promise<OpenDraft[]> {
    return (await listDueProposals(this.#database, this.#now())).map(readRow);
  }

  /** New words have been seen by nobody: they take a proposal back from review. */
  save(
    draft: Draft,
    { over, by, sum, base }: { over: string | undefined; by: Person; sum: string; base: string },
  ): Promise<Saved | undefined> {
    const { entry, ...content } = draft;
    const now = this.#now();
    return inTransaction(this.#database, async (transaction) => {
      const row = await findOpenProposal(transaction, entry);
      if ((row && versionOf(row)) !== over) return undefined;
      const words = { content: JSON.stringify(content), saved_at: now };
      const authors = JSON.stringify([...new Set([...(row ? authorsOf(row) : []), by.id])]);
      if (row) {
        const ending = isEmptyDraft(draft) ? ended('closed', now) : {};
        const change = { ...UNREVIEWED, ...words, authors, ...ending };
        if (!(await changeProposal(transaction, row, change))) return undefined;
      } else if (!isEmptyDraft(draft)) {
        const fresh = { ...newRow(entry, now), ...words, authors, base };
        if (!(await insertProposal(transaction, fresh))) return undefined;
      }
      await this.#audit.addIn(transaction, { who: by.id, deed: 'saved', entry, sum });
      const written = await findOpenProposal(transaction, entry);
      return { version: written ? versionOf(written) : '' };
    });
  }

  drop(seen: Omit<Step, 'by'>, by: Person): Promise<boolean> {
    return this.#step({ ...seen, by }, 'dropped', () => ended('closed', this.#now()));
  }

  async hasGoneOut({ version }: Omit<Step, 'by'>): Promise<boolean> {
    const row = await findProposal(this.#database, version.split('.')[0] ?? '');
    // Its end was one more change of it.
    return (
      row?.state === 'published' && versionOf({ ...row, version: row.version - 1 }) === version
    );
  }

  settle(ending: Ending): Promise<void> {
    return inTransaction(this.#database, (transaction) => this.settleIn(transaction, ending));
  }

  /** The same, in the transaction of the deed. */
  async settleIn(transaction: InTransaction, { entry, version, deed }: Ending): Promise<void> {
    if (await this.#audit.hasRecordIn(transaction, deed.record)) return;
    const row = version === undefined ? undefined : await findOpenProposal(transaction, entry);
    if (row && versionOf(row) === version)
      await changeProposal(transaction, row, ended('published', this.#now()));
    await this.#audit.addIn(transaction, deed);
  }

  send(step: Step, note: string): Promise<boolean> {
    const change = { ...UNREVIEWED, state: 'review', sent_by: step.by.id, note, said: '' };
    return this.#step(step, 'sent', () => change);
  }

  /** False also for one who has written in it, where that is not allowed. */
  approve(step: Step, { isOwnAllowed }: { isOwnAllowed: boolean }): Promise<boolean> {
    return this.#step(step, 'approved', (row) => {
      const isOwn = authorsOf(row).includes(step.by.id);
      if (row.state !== 'review' || (isOwn && !isOwnAllowed)) return undefined;
      return { approved_by: step.by.id, said: '' };
    });
  }

  sendBack(step: Step, said: string): Promise<boolean> {
    return this.#step(step, 'sent-back', (row) =>
      row.state === 'review' ? { ...UNREVIEWED, said } : undefined,
    );
  }

  /** Lets it go out at a time, or, without one, not by itself. */
  setTime(step: Step, publishAt: number | undefined): Promise<boolean> {
    const publish = { publish_at: publishAt ?? null, publish_by: publishAt ? step.by.id : null };
    return this.#step(step, 'timed', (row) =>
      row.state === 'review' ? { ...publish, said: '' } : undefined,
    );
  }

  /** Its time has come, and it could not go out: its authors read why. */
  async stopTime({ entry, version }: OpenDraft, said: string): Promise<void> {
    const row = await findOpenProposal(this.#database, entry);
    if (!row || versionOf(row) !== version) return;
    await changeProposal(this.#database, row, { publish_at: null, publish_by: null, said });
  }

  #step(
    { entry, version, by }: Step,
    deed: Deed['deed'],
    change: (row: ProposalRow) => Change | undefined,
  ): Promise<boolean> {
    return inTransaction(this.#database, async (transaction: InTransaction) => {
      const row = await findOpenProposal(transaction, entry);
      const changed = row && versionOf(row) === version ? change(row) : undefined;
      if (!row || !changed || !(await changeProposal(transaction, row, changed))) return false;
      await this.#audit.addIn(transaction, { who: by.id, deed, entry });
      return true;
    });
  }
}

function newRow(entry: string, now: number): Omit<ProposalRow, 'content' | 'authors' | 'base'> {
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

function ended(state: 'published' | 'closed', now: number): Change {
  return { state, open_entry: null, ended_at: now };
}

/** The number alone would be that of an earlier proposal for the same entry, too. */
function versionOf({ id, version }: ProposalRow): string {
  return `${id}.${version}`;
}

function authorsOf({ authors }: ProposalRow): string[] {
  return idsSchema.parse(JSON.parse(authors));
}

function readRow(row: ProposalRow): OpenDraft {
  return {
    ...contentSchema.parse(JSON.parse(row.content)),
    entry: row.entry,
    version: versionOf(row),
    stage: stageOf(row),
    review: {
      authors: authorsOf(row),
      note: row.note,
      said: row.said,
      sentBy: row.sent_by ?? undefined,
      approvedBy: row.approved_by ?? undefined,
      publishBy: row.publish_by ?? undefined,
      publishAt: row.publish_at ?? undefined,
    },
  };
}

function stageOf({ state, approved_by: approvedBy, publish_at: publishAt }: ProposalRow): Stage {
  if (state !== 'review') return 'draft';
  if (publishAt !== null) return 'timed';
  return approvedBy === null ? 'review' : 'approved';
}
