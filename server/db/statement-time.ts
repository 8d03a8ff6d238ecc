import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A visitor's statement needs some milliseconds; after this time the database counts as not
 * answering.
 */
export const USUAL_MS = 3_000;

const asked = new AsyncLocalStorage<number>();

/**
 * Sets another deadline, for work that may take long, such as migrations, or that must fail sooner.
 */
export function withDeadline<Result>(
  deadlineMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return asked.run(deadlineMs, work);
}

export interface StatementTime {
  deadlineMs: number;
  isUsual: boolean;
}

export function findStatementTime(): StatementTime {
  const deadlineMs = asked.getStore() ?? USUAL_MS;
  return { deadlineMs, isUsual: deadlineMs === USUAL_MS };
}

export class StatementDeadlineError extends Error {
  readonly code = 'statement-deadline';

  constructor() {
    super('The database did not answer a statement in time');
    this.name = 'StatementDeadlineError';
  }
}

interface Deadline {
  deadlineMs: number;
  /** Called when the deadline has passed: the answer may still come, to nobody. */
  onLate: () => void;
}

/** Passes the answer on, or throws when it has not come at the deadline. */
export function answerInTime<Result>(
  answer: Promise<Result>,
  { deadlineMs, onLate }: Deadline,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      onLate();
      reject(new StatementDeadlineError());
    };
    let afterRead: NodeJS.Immediate | undefined;
    // On a busy event loop the timer can fire before an answer that has already arrived is read.
    const timer = setTimeout(() => {
      afterRead = setImmediate(giveUp);
    }, deadlineMs);
    const settle = (): void => {
      clearTimeout(timer);
      clearImmediate(afterRead);
    };
    answer.finally(settle).then(resolve, reject);
  });
}
