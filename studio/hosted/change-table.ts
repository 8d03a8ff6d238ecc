import { randomUUIDv7 } from 'node:crypto';
import type { AuditTable } from '#server/audit/audit-table.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction, type InTransaction } from '#server/db/in-transaction.ts';
import {
  changeProposal,
  findOpenProposal,
  insertProposal,
  listOpenProposals,
  touchProposal,
  type ProposalRow,
} from '#server/db/studio/proposals.ts';
import { isChangeId } from '../desk/changes/change-id.ts';
import type { Into, NamedChanges, OpenChange, Seen } from '../desk/drafts.ts';
import type { Person } from '../desk/git.ts';
import {
  changeOfRow,
  ended,
  inChange,
  newRow,
  readChange,
  UNREVIEWED,
  versionOf,
  type Change,
} from './proposal-rows.ts';

/**
 * Named changes in the database: each is a proposal that has a name where others have words, and goes the same
 * way. Whatever changes one of its drafts changes its version first, so that nobody lets out what was not read.
 */
export class ChangeTable implements NamedChanges {
  readonly #database: Database;
  readonly #audit: AuditTable;
  readonly #now: () => number;

  constructor(database: Database, audit: AuditTable, now: () => number) {
    this.#database = database;
    this.#audit = audit;
    this.#now = now;
  }

  async find(id: string): Promise<OpenChange | undefined> {
    return (await this.list()).find(({ entry }) => entry === id);
  }

  /** In one statement: what is read of a change is of one moment. */
  async list(): Promise<OpenChange[]> {
    const open = await listOpenProposals(this.#database);
    return open.filter(({ entry }) => isChangeId(entry)).map((row) => readChange(row, open));
  }

  join(seen: Seen, into: Into, by: Person): Promise<string | undefined> {
    return inTransaction(this.#database, async (transaction) => {
      const row = await findSeen(transaction, seen);
      if (!row || changeOfRow(row) !== undefined) return undefined;
      const id = 'change' in into ? into.change : `change/${randomUUIDv7()}`;
      if ('change' in into && !(await touchProposal(transaction, id, UNREVIEWED))) return undefined;
      if (!(await changeProposal(transaction, row, inChange(row, id)))) return undefined;
      if ('name' in into)
        await insertProposal(transaction, this.#begin(id, into.name, { base: row.base, by }));
      const deed = { who: by.id, deed: 'joined', entry: `${id}/${row.entry}` } as const;
      await this.#audit.addIn(transaction, deed);
      return id;
    });
  }

  leave(seen: Seen, by: Person): Promise<boolean> {
    return inTransaction(this.#database, async (transaction) => {
      const row = await findSeen(transaction, seen);
      const id = row && changeOfRow(row);
      if (!row || id === undefined) return false;
      await touchProposal(transaction, id, UNREVIEWED);
      if (!(await changeProposal(transaction, row, inChange(row, undefined)))) return false;
      const deed = { who: by.id, deed: 'left', entry: `${id}/${row.entry}` } as const;
      await this.#audit.addIn(transaction, deed);
      return true;
    });
  }

  close(seen: Seen, by: Person): Promise<boolean> {
    return inTransaction(this.#database, async (transaction) => {
      const row = await findSeen(transaction, seen);
      if (!row || !isChangeId(row.entry)) return false;
      if (!(await changeProposal(transaction, row, ended('closed', this.#now())))) return false;
      for (const draft of await listDrafts(transaction, row.entry))
        // oxlint-disable-next-line eslint/no-await-in-loop -- one statement after the other in a transaction
        await changeProposal(transaction, draft, inChange(draft, undefined));
      await this.#audit.addIn(transaction, { who: by.id, deed: 'closed', entry: row.entry });
      return true;
    });
  }

  /** Ends what has gone out with a change, in the transaction that ends the change. */
  async endDrafts(transaction: InTransaction, id: string, end: Change): Promise<void> {
    for (const draft of await listDrafts(transaction, id))
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await changeProposal(transaction, draft, end);
  }

  /** It has no words of its own, so who is noted as its author is who began it. */
  #begin(id: string, name: string, { base, by }: { base: string; by: Person }): ProposalRow {
    const content = JSON.stringify({ name });
    return { ...newRow(id, this.#now()), content, authors: JSON.stringify([by.id]), base };
  }
}

async function findSeen(
  transaction: InTransaction,
  { entry, version }: Seen,
): Promise<ProposalRow | undefined> {
  const row = await findOpenProposal(transaction, entry);
  return row && versionOf(row) === version ? row : undefined;
}

async function listDrafts(transaction: InTransaction, id: string): Promise<ProposalRow[]> {
  const open = await listOpenProposals(transaction);
  return open.filter((row) => changeOfRow(row) === id);
}
