/** What the main thread asks of the thread that owns the SQLite connection. */
export type Question =
  | {
      kind: 'statement';
      sql: string;
      parameters: readonly unknown[];
      /** True for the first statement of a transaction. */
      begins: boolean;
    }
  /** Rolls back what its asker has left open. */
  | { kind: 'abandon' }
  | { kind: 'close' };

export interface StatementResult {
  rows: unknown[];
  /** The number of changed rows; undefined for a statement that returns rows. */
  changes?: number | bigint;
  insertId?: number | bigint;
}

/** The parts of an error that a message between threads can carry. */
export interface ToldError {
  message: string;
  code: unknown;
  errcode?: unknown;
}

export type Answer = { isInTransaction: boolean } & (
  { result: StatementResult } | { error: ToldError }
);
