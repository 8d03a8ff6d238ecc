import type { Database } from '#server/db/connect.ts';
import { inTransaction, type InTransaction } from '#server/db/in-transaction.ts';
import {
  changeProposal,
  findOpenProposal,
  findProposal,
  insertProposal,
  listDueProposals,
  listOpenProposals,
  touchProposal,
  type ProposalRow,
} from '#server/db/studio/proposals.ts';
import type { Deed } from '#server/audit/chain.ts';
import { isChangeId } from '../desk/changes/change-id.ts';
import type { Draft } from '../desk/draft.ts';
import {
  isEmptyDraft,
  type Drafts,
  type Ending,
  type OpenChange,
  type OpenDraft,
  type Saved,
  type Seen,
} from '../desk/drafts.ts';
import type { Person } from '../desk/git.ts';
import type { AuditTable } from '#server/audit/audit-table.ts';
import { ChangeTable } from './change-table.ts';
import {
  authorsOf,
  changeOfRow,
  ended,
  newRow,
  readChange,
  readRow,
  UNREVIEWED,
  versionOf,
  type Change,
} from './proposal-rows.ts';

/** A change of how far a proposal has come, by somebody who looks at one version of it. */
interface Step extends Seen {
  by: Person;
}

/**
 * What is written and not published, in the database: one open proposal for an entry, in which all its writers
 * write. Each change names the version that its author has seen, so nobody writes over the words of another.
 */
export class Proposals implements Drafts {
  readonly #database: Database;
  readonly #audit: AuditTable;
  readonly #now: () => number;
  readonly changes: ChangeTable;

  constructor(database: Database, audit: AuditTable, now: () => number) {
    this.#database = database;
    this.#audit = audit;
    this.#now = now;
    this.changes = new ChangeTable(database, audit, now);
  }

  async find(entry: string): Promise<OpenDraft | undefined> {
    const row = await findOpenProposal(this.#database, entry);
    return row && readRow(row);
  }

  async list(): Promise<OpenDraft[]> {
    const rows = await listOpenProposals(this.#database);
    return rows.filter(({ entry }) => !isChangeId(entry)).map(readRow);
  }

  async listDue(): Promise<Array<OpenDraft | OpenChange>> {
    const due = await listDueProposals(this.#database, this.#now());
    const isChange = due.some(({ entry }) => isChangeId(entry));
    const open = isChange ? await listOpenProposals(this.#database) : [];
    return due.flatMap((row): Array<OpenDraft | OpenChange> => {
      if (!isChangeId(row.entry)) return [readRow(row)];
      // A change is told as it was at the moment at which its drafts were read.
      const now = open.find(({ id }) => id === row.id);
      return now ? [readChange(now, open)] : [];
    });
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
      const change = row && changeOfRow(row);
      if (change !== undefined) await touchProposal(transaction, change, UNREVIEWED);
      const words = { content: JSON.stringify(content), saved_at: now };
      const authors = JSON.stringify([...new Set([...(row ? authorsOf(row) : []), by.id])]);
      if (row) {
        const ending = isEmptyDraft(draft) ? ended('closed', now) : {};
        const changed = { ...UNREVIEWED, ...words, authors, ...ending };
        if (!(await changeProposal(transaction, row, changed))) return undefined;
      } else if (!isEmptyDraft(draft)) {
        const fresh = { ...newRow(entry, now), ...words, authors, base };
        if (!(await insertProposal(transaction, fresh))) return undefined;
      }
      await this.#audit.addIn(transaction, { who: by.id, deed: 'saved', entry, sum });
      const written = await findOpenProposal(transaction, entry);
      return { version: written ? versionOf(written) : '' };
    });
  }

  drop(seen: Seen, by: Person): Promise<boolean> {
    return this.#step({ ...seen, by }, 'dropped', async (row, transaction) => {
      const change = changeOfRow(row);
      if (change !== undefined) await touchProposal(transaction, change, UNREVIEWED);
      return ended('closed', this.#now());
    });
  }

  async hasGoneOut({ version }: Seen): Promise<boolean> {
    const row = await findProposal(this.#database, version.split('.')[0] ?? '');
    // Its end was one more change of it.
    return (
      row?.state === 'published' && versionOf({ ...row, version: row.version - 1 }) === version
    );
  }

  settle(ending: Ending): Promise<void> {
    return inTransaction(this.#database, (transaction) => this.settleIn(transaction, ending));
  }

  /** Settles a proposal in the transaction of the deed. */
  async settleIn(transaction: InTransaction, { entry, version, deed }: Ending): Promise<void> {
    if (await this.#audit.hasRecordIn(transaction, deed.record)) return;
    const row = version === undefined ? undefined : await findOpenProposal(transaction, entry);
    if (row && versionOf(row) === version) {
      const end = ended('published', this.#now());
      await changeProposal(transaction, row, end);
      if (isChangeId(entry)) await this.changes.endDrafts(transaction, entry, end);
    }
    await this.#audit.addIn(transaction, deed);
  }

  send(step: Step, note: string): Promise<boolean> {
    const change = { ...UNREVIEWED, state: 'review', sent_by: step.by.id, note, said: '' };
    return this.#step(step, 'sent', async (row, transaction) =>
      (await this.#isWhole(row, transaction)) ? change : undefined,
    );
  }

  /** False also for one who has written in it, where that is not allowed. */
  approve(step: Step, { isOwnAllowed }: { isOwnAllowed: boolean }): Promise<boolean> {
    return this.#step(step, 'approved', async (row, transaction) => {
      const isOwn = (await this.#authorsOf(row, transaction)).includes(step.by.id);
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
  async stopTime({ entry, version }: Seen, said: string): Promise<void> {
    const row = await findOpenProposal(this.#database, entry);
    if (!row || versionOf(row) !== version) return;
    await changeProposal(this.#database, row, { publish_at: null, publish_by: null, said });
  }

  /** What is in a change goes out with it, and there is nothing to send of an empty one. */
  async #isWhole(row: ProposalRow, transaction: InTransaction): Promise<boolean> {
    if (!isChangeId(row.entry)) return changeOfRow(row) === undefined;
    return readChange(row, await listOpenProposals(transaction)).drafts.length > 0;
  }

  async #authorsOf(row: ProposalRow, transaction: InTransaction): Promise<readonly string[]> {
    if (!isChangeId(row.entry)) return authorsOf(row);
    return readChange(row, await listOpenProposals(transaction)).review?.authors ?? [];
  }

  #step(
    { entry, version, by }: Step,
    deed: Deed['deed'],
    change: (
      row: ProposalRow,
      transaction: InTransaction,
    ) => Change | undefined | Promise<Change | undefined>,
  ): Promise<boolean> {
    return inTransaction(this.#database, async (transaction: InTransaction) => {
      const row = await findOpenProposal(transaction, entry);
      const changed =
        row && versionOf(row) === version ? await change(row, transaction) : undefined;
      if (!row || !changed || !(await changeProposal(transaction, row, changed))) return false;
      await this.#audit.addIn(transaction, { who: by.id, deed, entry });
      return true;
    });
  }
}
