import { failure, isFailure, type ErrorCode, type Failure } from '#contracts/errors.ts';
import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import { inTransaction, type InTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';

/** Thrown inside a transaction, so that nothing of what was refused stays behind. */
class RefusedError extends Error {
  readonly failure: Failure;

  constructor(refused: Failure) {
    super(refused.code);
    this.failure = refused;
  }
}

export function refuse(refused: Failure | void): void {
  if (isFailure(refused)) throw new RefusedError(refused);
}

export interface AcceptOptions {
  database: Database;
  log: Log;
  /** What the person is told when the database does not answer. */
  whenDown: ErrorCode;
  /** The event in the log. */
  event: string;
}

/** One transaction that is either accepted whole, refused whole, or honestly not possible now. */
export async function accept<Result>(
  { database, log, whenDown, event }: AcceptOptions,
  work: (transaction: InTransaction) => Promise<Result>,
): Promise<Result | Failure> {
  try {
    return await inTransaction(database, work);
  } catch (error) {
    if (error instanceof RefusedError) return error.failure;
    // The code only: the text of an error may quote what the person wrote.
    log.error(event, { reason: databaseErrorCode(error) });
    return failure(whenDown);
  }
}
