import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { databaseErrorCode } from '../database-error.ts';
import { answerInTime } from '../statement-time.ts';
import type { Answer, Question } from './worker-messages.ts';

/** Closing copies the log of recent writes into the file. */
const CLOSE_MS = 10_000;

class ThreadEndedError extends Error {
  readonly code = 'database-thread-ended';

  constructor(reason: unknown) {
    super('The thread of the database has ended', { cause: reason });
    this.name = 'ThreadEndedError';
  }
}

/** The thread that owns the connection. It answers one question after the other, in their order. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #exit = Promise.withResolvers<void>();
  /** Those who wait for an answer, in the order of their questions. */
  readonly #waiting: Array<PromiseWithResolvers<Answer>> = [];
  #lateAnswers = 0;
  #isClosing = false;
  #end: ThreadEndedError | undefined;

  constructor(file: string, log: Log) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      name: 'sqlite',
      workerData: { file },
      // What the process was started with is not meant for this file.
      execArgv: [],
    });
    // Only somebody who waits for an answer keeps the process alive.
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#next()?.resolve(answer));
    let reason: unknown;
    this.#worker.on('error', (error) => {
      reason = error;
    });
    this.#worker.on('exit', () => {
      if (!this.#isClosing)
        log.warn('database-thread-ended', { reason: databaseErrorCode(reason) });
      this.#end = new ThreadEndedError(reason);
      while (this.#waiting.length > 0) this.#next()?.reject(this.#end);
      this.#exit.resolve();
    });
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** True while a statement runs whose asker has given up: whoever asks now waits behind it. */
  get isLate(): boolean {
    return this.#lateAnswers > 0;
  }

  ask(question: Question, deadlineMs: number): Promise<Answer> {
    const answer = this.#post(question);
    const onLate = (): void => {
      this.#lateAnswers += 1;
      const arrive = (): void => {
        this.#lateAnswers -= 1;
      };
      answer.then(arrive, arrive);
    };
    return answerInTime(answer, { deadlineMs, onLate });
  }

  /** Closes the database after the last question. */
  async close(): Promise<void> {
    this.#isClosing = true;
    try {
      await this.ask({ kind: 'close' }, CLOSE_MS);
      // Nobody waits for an answer any more, and a process that ends here would skip what follows.
      this.#worker.ref();
      await this.#exit.promise;
    } catch {
      // The thread hangs or is gone; it is not waited for, and the file is good without it.
      void this.#worker.terminate();
    }
  }

  async #post(question: Question): Promise<Answer> {
    if (this.#end) throw this.#end;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(question);
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) this.#worker.ref();
    return waiting.promise;
  }

  #next(): PromiseWithResolvers<Answer> | undefined {
    const next = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    return next;
  }
}
