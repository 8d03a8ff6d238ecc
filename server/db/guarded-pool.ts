import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseCircuit } from './database-circuit.ts';
import { findStatementTime } from './statement-time.ts';

class StatementDeadlineError extends Error {
  readonly code = 'statement-deadline';

  constructor() {
    super('The database did not answer a statement in time');
    this.name = 'StatementDeadlineError';
  }
}

/** A pool that asks the circuit before it hands out a connection, and whose statements have a deadline. */
export function guardPool(pool: Pool, circuit: DatabaseCircuit): PostgresPool {
  const prepared = new WeakSet<PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      circuit.enter();
      const client = await pool.connect().catch((error: unknown) => {
        circuit.heard(error);
        throw error;
      });
      const { deadlineMs, isUsual } = findStatementTime();
      const guarded = new GuardedClient(client, circuit, deadlineMs);
      if (isUsual && prepared.has(client)) return guarded;
      try {
        // What we no longer wait for must not go on waiting over there, for a lock perhaps.
        await guarded.query(`set statement_timeout = ${deadlineMs}`, []);
      } catch (error) {
        guarded.release(true);
        throw error;
      }
      if (isUsual) prepared.add(client);
      else prepared.delete(client);
      return guarded;
    },
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #circuit: DatabaseCircuit;
  readonly #deadlineMs: number;
  /** An answer may still come, to a question that nobody asks any more. */
  #isLate = false;

  constructor(client: PoolClient, circuit: DatabaseCircuit, deadlineMs: number) {
    this.#client = client;
    this.#circuit = circuit;
    this.#deadlineMs = deadlineMs;
  }

  query: PostgresPoolClient['query'] = (async (
    sql: string,
    parameters: unknown[],
  ): Promise<PostgresQueryResult<unknown>> => {
    // Its rollback would wait as long again: closing the connection rolls back as well.
    if (this.#isLate) throw new StatementDeadlineError();
    try {
      const result = await this.#inTime(this.#client.query(sql, parameters));
      this.#circuit.heard();
      return result as PostgresQueryResult<unknown>;
    } catch (error) {
      this.#circuit.heard(error);
      throw error;
    }
  }) as PostgresPoolClient['query'];

  release(isBroken = false): void {
    this.#client.release(isBroken || this.#isLate);
  }

  #inTime<Result>(answer: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#isLate = true;
        reject(new StatementDeadlineError());
      };
      // A busy loop fires the timer before it reads the answer that lies there already.
      const timer = setTimeout(() => setImmediate(giveUp), this.#deadlineMs);
      answer.finally(() => clearTimeout(timer)).then(resolve, reject);
    });
  }
}
