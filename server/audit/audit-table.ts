import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { appendAuditRow, hasAuditRecord, readAuditRows } from '../db/studio/audit-rows.ts';
import {
  ChainProof,
  readAuditRow,
  sealRow,
  type Audit,
  type AuditRow,
  type Deed,
} from './chain.ts';

/** The log of the hosted studio and of operators: rows of a table, each of which seals the one before. */
export class AuditTable implements Audit {
  readonly #database: Database | InTransaction;
  readonly #now: () => number;

  constructor(database: Database | InTransaction, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async add(deed: Deed): Promise<void> {
    await this.addIn(this.#database, deed);
  }

  hasRecord(record: string): Promise<boolean> {
    return this.hasRecordIn(this.#database, record);
  }

  hasRecordIn(on: Database | InTransaction, record: string): Promise<boolean> {
    return hasAuditRecord(on, record);
  }

  /** Adds the row in the transaction of the deed, so that both are kept or neither is. */
  async addIn(on: Database | InTransaction, deed: Deed): Promise<AuditRow> {
    let sealed: AuditRow | undefined;
    await appendAuditRow(on, (last) => {
      sealed = sealRow(deed, { last, now: this.#now() });
      const { entry = null, sum = null, record = null, ...row } = sealed;
      return { entry, sum, record, ...row };
    });
    if (sealed === undefined) throw new Error('The audit log took no row');
    return sealed;
  }
}

/** Each row of the table in order; undefined for what is no row of ours. */
export async function* readTable(database: Database): AsyncGenerator<AuditRow | undefined> {
  for await (const { entry, sum, record, ...row } of readAuditRows(database)) {
    const told = {
      ...(entry !== null && { entry }),
      ...(sum !== null && { sum }),
      ...(record !== null && { record }),
    };
    yield readAuditRow({ ...row, ...told });
  }
}

/** Follows the chain of the whole table. */
export async function proveTable(database: Database): Promise<ChainProof> {
  const proof = new ChainProof();
  for await (const row of readTable(database)) proof.take(row);
  return proof;
}
