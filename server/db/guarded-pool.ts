import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseCircuit } from './database-circuit.ts';
import { databaseErrorCode } from './database-error.ts';
import {
  answerInTime,
  findStatementTime,
  StatementDeadlineError,
  USUAL_MS,
  type StatementTime,
} from './statement-time.ts';

const READ_ONLY = '25006';

/**
 * Wraps a pool: it asks the circuit before it hands out a connection, and its statements have a
 * deadline. The database must also give up a statement that we no longer wait for, one that waits
 * for a lock for example. Behind a pooler such as PgBouncer in transaction mode, a connection is
 * another one in each transaction: what is set outside of one is the same for all, and a transaction
 * with a deadline of its own sets it for itself.
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
      const guarded = new GuardedClient(client, circuit, findStatementTime());
      if (prepared.has(client)) return guarded;
      try {
        await guarded.query(`set statement_timeout = ${USUAL_MS}`, []);
      } catch (error) {
        guarded.release(true);
        throw error;
      }
      prepared.add(client);
      return guarded;
    },
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #circuit: DatabaseCircuit;
  readonly #time: StatementTime;
  /**
   * True after a missed deadline: an answer may still come on this connection, but to an old
   * question.
   */
  #isLate = false;
  /** True if the server has become a replica: it keeps its connections, and takes no writes. */
  #isReadOnly = false;

  constructor(client: PoolClient, circuit: DatabaseCircuit, time: StatementTime) {
    this.#client = client;
    this.#circuit = circuit;
    this.#time = time;
  }

  query: PostgresPoolClient['query'] = (async (
    sql: string,
    parameters: unknown[],
  ): Promise<PostgresQueryResult<unknown>> => {
    const answer = await this.#ask(sql, parameters);
    const { deadlineMs, isUsual } = this.#time;
    if (sql === 'begin' && !isUsual)
      await this.#ask(`set local statement_timeout = ${deadlineMs}`, []);
    return answer;
  }) as PostgresPoolClient['query'];

  release(isBroken = false): void {
    this.#client.release(isBroken || this.#isLate || this.#isReadOnly);
  }

  async #ask(sql: string, parameters: unknown[]): Promise<PostgresQueryResult<unknown>> {
    // A rollback on this connection would wait just as long; closing the connection rolls back as
    // well.
    if (this.#isLate) throw new StatementDeadlineError();
    try {
      const result = await answerInTime(this.#client.query(sql, parameters), {
        deadlineMs: this.#time.deadlineMs,
        onLate: () => {
          this.#isLate = true;
        },
      });
      this.#circuit.heard();
      return result as PostgresQueryResult<unknown>;
    } catch (error) {
      this.#circuit.heard(error);
      if (databaseErrorCode(error) === READ_ONLY) this.#isReadOnly = true;
      throw error;
    }
  }
}
