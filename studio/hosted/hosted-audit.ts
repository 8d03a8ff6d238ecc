import type { Database } from '#server/db/connect.ts';
import type { InTransaction } from '#server/db/in-transaction.ts';
import { appendAuditRow, readAuditRows } from '#server/db/studio/audit-rows.ts';
import { ChainProof, readAuditRow, sealRow, type Audit, type Deed } from '../desk/audit-log.ts';

/** The log of the hosted studio: rows of a table, each of which seals the one before. */
export class HostedAudit implements Audit {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  add(deed: Deed): Promise<void> {
    return this.addIn(this.#database, deed);
  }

  /** Adds the row in the transaction of the deed, so that both are kept or neither is. */
  addIn(on: Database | InTransaction, deed: Deed): Promise<void> {
    return appendAuditRow(on, (last) => {
      const { entry = null, sum = null, ...row } = sealRow(deed, { last, now: this.#now() });
      return { entry, sum, ...row };
    });
  }
}

/** Follows the chain of the whole table. */
export async function proveTable(database: Database): Promise<ChainProof> {
  const proof = new ChainProof();
  for await (const { entry, sum, ...row } of readAuditRows(database)) {
    const whole = { ...row, ...(entry !== null && { entry }), ...(sum !== null && { sum }) };
    proof.take(readAuditRow(whole));
  }
  return proof;
}
