import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A visitor's statement needs some milliseconds; after this time the database counts as not
 * answering.
 */
const USUAL_MS = 3_000;

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
