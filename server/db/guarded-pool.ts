import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseCircuit } from './database-circuit.ts';
import { answerInTime, findStatementTime, StatementDeadlineError } from './statement-time.ts';

/**
 * Wraps a pool: it asks the circuit before it hands out a connection, and its statements have a
 * deadline.
 */
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
        // The database must also give up a statement that we no longer wait for, one that waits for
        // a lock for example.
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
  /**
   * True after a missed deadline: an answer may still come on this connection, but to an old
   * question.
   */
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
    // A rollback on this connection would wait just as long; closing the connection rolls back as
    // well.
    if (this.#isLate) throw new StatementDeadlineError();
    try {
      const result = await answerInTime(this.#client.query(sql, parameters), {
        deadlineMs: this.#deadlineMs,
        onLate: () => {
          this.#isLate = true;
        },
      });
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
}
