import { failure, isFailure, type ErrorCode, type Failure } from '#contracts/errors.ts';
import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import { inTransaction, type InTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';

/** Thrown inside a transaction, so that a refused request leaves no rows behind. */
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

interface AcceptOptions {
  database: Database;
  log: Log;
  /** The failure that the person gets when the database does not answer. */
  whenDown: ErrorCode;
  /** The name of the event in the log. */
  event: string;
}

/**
 * Runs one transaction that is accepted, refused, or answered as not possible now; nothing is half
 * done.
 */
export async function accept<Result>(
  { database, log, whenDown, event }: AcceptOptions,
  work: (transaction: InTransaction) => Promise<Result>,
): Promise<Result | Failure> {
  try {
    return await inTransaction(database, work);
  } catch (error) {
    if (error instanceof RefusedError) return error.failure;
    // Only the code is logged, because the text of an error may quote what the person wrote.
    log.error(event, { reason: databaseErrorCode(error) });
    return failure(whenDown);
  }
}
