import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Log } from '../../log.ts';
import { isAheadOfOthers } from '../ahead-of-others.ts';
import type { DatabaseCircuit } from '../database-circuit.ts';
import { findStatementTime, StatementDeadlineError } from '../statement-time.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { Turns } from './turns.ts';
import type { Answer } from './worker-messages.ts';

export interface SqliteOptions {
  file: string;
  circuit: DatabaseCircuit;
  log: Log;
}

/**
 * Lends the one connection to one caller after the other. It asks the circuit first, and starts the
 * thread anew where the last one has ended.
 */
export class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  readonly #turns = new Turns();
  #thread: SqliteThread | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { circuit } = this.#options;
    circuit.enter();
    const endTurn = await this.#turns.take({ isAhead: isAheadOfOthers() });
    try {
      // The circuit may have opened while this caller waited.
      circuit.enter();
      return new SqliteConnection({ thread: this.#findThread(), circuit, endTurn });
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as SqliteConnection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as SqliteConnection).rollBack();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).release();
  }

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }

  #findThread(): SqliteThread {
    const { file, circuit, log } = this.#options;
    if (this.#thread?.isLate === true) {
      const error = new StatementDeadlineError();
      circuit.heard(error);
      throw error;
    }
    if (this.#thread === undefined || this.#thread.hasEnded)
      this.#thread = new SqliteThread(file, log);
    return this.#thread;
  }
}

interface ConnectionParts {
  thread: SqliteThread;
  circuit: DatabaseCircuit;
  endTurn: () => void;
}

/** The connection as one caller has it, until it is given back. */
class SqliteConnection implements DatabaseConnection {
  readonly #parts: ConnectionParts;
  readonly #deadlineMs = findStatementTime().deadlineMs;
  #begins = false;
  #isInTransaction = false;
  /** The error after which nobody knows what the connection would answer. */
  #broken: unknown;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  /** The transaction begins with its first statement, which saves one way to the thread. */
  begin(): void {
    this.#begins = true;
  }

  async commit(): Promise<void> {
    if (!this.#begins) await this.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollBack(): Promise<void> {
    // What failed may have ended the transaction already, such as a full disk.
    if (this.#isInTransaction) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // What belongs to the same transaction must not run where the rest of it may be missing.
    if (this.#broken !== undefined) throw this.#broken;
    const { thread, circuit } = this.#parts;
    const begins = this.#begins;
    this.#begins = false;
    try {
      const question = { kind: 'statement', sql, parameters, begins } as const;
      const answer = await thread.ask(question, this.#deadlineMs);
      this.#isInTransaction = answer.isInTransaction;
      const result = readAnswer<Row>(answer);
      circuit.heard();
      return result;
    } catch (error) {
      if (error instanceof StatementDeadlineError || thread.hasEnded) this.#broken = error;
      circuit.heard(error);
      throw error;
    }
  }

  // oxlint-disable-next-line eslint/require-yield -- Kysely asks for a generator; nobody uses it
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream');
  }

  /** Ends the turn. A transaction that is still open is rolled back before the next statement. */
  release(): void {
    const { thread, endTurn } = this.#parts;
    if (this.#isInTransaction || this.#broken !== undefined)
      thread.ask({ kind: 'abandon' }, this.#deadlineMs).catch(() => undefined);
    endTurn();
  }
}

function readAnswer<Row>(answer: Answer): QueryResult<Row> {
  if ('error' in answer) {
    const { message, ...codes } = answer.error;
    throw Object.assign(new Error(message), codes);
  }
  const { rows, changes, insertId } = answer.result;
  return {
    rows: rows as Row[],
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    ...(insertId !== undefined && { insertId: BigInt(insertId) }),
  };
}
