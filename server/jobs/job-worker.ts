/* oxlint-disable eslint/no-await-in-loop -- a worker does one thing after another */
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import {
  claimJob,
  findNextRunAt,
  listDueJobs,
  recordJobResult,
  suppressJob,
  type DueJob,
  type JobResult,
} from '../db/queries/jobs.ts';
import type { Log } from '../log.ts';
import { MailNotSentError } from '../mail/mailer.ts';
import type { AnyJobDefinition, JobOutcome } from './job-definition.ts';
import { backoffMs, longestWaitMs, type JobTimes } from './job-times.ts';

const AT_ONCE = 5;

interface JobWorkerOptions {
  database: Database;
  definitions: readonly AnyJobDefinition[];
  times: JobTimes;
  log: Log;
  now: () => number;
  random?: () => number;
}

/**
 * Runs due jobs until none is left, then sleeps until the next is due or it is woken. Only one node
 * gets each job.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #definitions: ReadonlyMap<string, AnyJobDefinition>;
  readonly #node = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  readonly #unrecorded = new Set<JobResult>();
  #wasWoken = false;
  #isStopped = false;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    this.#definitions = new Map(options.definitions.map((job) => [job.kind, job]));
  }

  /** Called when this node has queued a job, so that it does not wait for the next look. */
  wake(): void {
    if (this.#isStopped) return;
    this.#wasWoken = true;
    clearTimeout(this.#timer);
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = undefined;
      if (this.#wasWoken) this.wake();
    });
  }

  /** Takes no more jobs and waits for running ones to end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#draining;
  }

  /** Resolves when no more jobs are due. */
  async settle(): Promise<void> {
    this.wake();
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    const { log, times } = this.#options;
    let sleepMs = times.pollMs;
    try {
      while (this.#wasWoken && !this.#isStopped) {
        this.#wasWoken = false;
        await this.#runAllDue();
      }
      sleepMs = await this.#untilNext();
    } catch (error) {
      // The database is away. Jobs are safe in it, and the worker looks again later.
      log.warn('jobs-waiting', { reason: databaseErrorCode(error) });
    }
    if (this.#isStopped || this.#wasWoken) return;
    this.#timer = setTimeout(() => this.wake(), sleepMs);
    this.#timer.unref();
  }

  async #runAllDue(): Promise<void> {
    const { database, times, now } = this.#options;
    await this.#recordMissed();
    while (!this.#isStopped) {
      const longestWait = longestWaitMs(times);
      const due = await listDueJobs(database, { now: now(), longestWait, limit: AT_ONCE });
      if (due.length === 0) return;
      const taken = await Promise.allSettled(due.map((job) => this.#take(job)));
      const failed = taken.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  async #untilNext(): Promise<number> {
    const { database, times, now } = this.#options;
    const next = await findNextRunAt(database);
    if (next === undefined) return times.pollMs;
    return Math.min(times.pollMs, Math.max(1, next - now()));
  }

  async #take(job: DueJob): Promise<void> {
    const { database, times, now } = this.#options;
    const { id, attempts } = job;
    const leaseUntil = now() + times.leaseMs;
    if (await claimJob(database, { id, attempts, node: this.#node, leaseUntil })) {
      await this.#run({ ...job, attempts: attempts + 1 });
    } else {
      await suppressJob(database, { id, attempts, now: now() });
    }
  }

  async #run(job: DueJob): Promise<void> {
    const { log, now, times } = this.#options;
    const { id, attempts, kind } = job;
    // The last node that had this job died in its final try; another try could end this process
    // too.
    if (attempts > times.tries) {
      await this.#giveUp(job, 'node-died');
      return;
    }
    let outcome: JobOutcome;
    try {
      const definition = this.#definitions.get(kind);
      if (!definition) throw new Error(`No such kind of job: ${kind}`);
      outcome = await definition.run(id, job.payload);
    } catch (error) {
      await this.#fail(job, error);
      return;
    }
    log.info('job-done', { job: id, kind, outcome, attempt: attempts });
    const state = outcome === 'done' ? 'sent' : 'cancelled';
    await this.#record({ id, attempts, state, now: now() });
  }

  /** Records the result at once, waiting for that of no other job. */
  async #record(result: JobResult): Promise<void> {
    this.#unrecorded.add(result);
    await recordJobResult(this.#options.database, result);
    this.#unrecorded.delete(result);
  }

  /**
   * Records what was done while the database was away. This comes first once it is back, so that no
   * job is done again.
   */
  async #recordMissed(): Promise<void> {
    for (const result of this.#unrecorded) await this.#record(result);
  }

  async #fail(job: DueJob, error: unknown): Promise<void> {
    const { database, log, now, times, random = Math.random } = this.#options;
    const { id, attempts, kind } = job;
    const lastError = reasonOf(error);
    const isFinal = error instanceof MailNotSentError && error.isFinal;
    if (isFinal || attempts >= times.tries) {
      await this.#giveUp(job, lastError);
      return;
    }
    log.warn('job-failed', { job: id, kind, attempt: attempts, reason: lastError });
    const runAt = now() + backoffMs(attempts, times, random);
    await recordJobResult(database, {
      id,
      attempts,
      state: 'pending',
      lastError,
      runAt,
      now: now(),
    });
  }

  async #giveUp({ id, attempts, kind }: DueJob, lastError: string): Promise<void> {
    const { database, log, now } = this.#options;
    log.error('job-dead', { job: id, kind, attempt: attempts, reason: lastError });
    await recordJobResult(database, { id, attempts, state: 'failed', lastError, now: now() });
  }
}

/**
 * Returns a code and never a text: the words of a mail server or a database may quote an address.
 */
function reasonOf(error: unknown): string {
  return error instanceof MailNotSentError ? error.code : databaseErrorCode(error);
}
