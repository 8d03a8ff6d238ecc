import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { AuditTable } from './audit-table.ts';
import type { AuditRow, Deed } from './chain.ts';
import { operatorName } from './operator-name.ts';

/** Adds a deed of whoever runs this command; with a transaction, both are kept or neither is. */
export function logOperator(
  on: Database | InTransaction,
  deed: Omit<Deed, 'who'>,
): Promise<AuditRow> {
  return new AuditTable(on, Date.now).addIn(on, { who: operatorName(), ...deed });
}
