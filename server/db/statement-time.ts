import { AsyncLocalStorage } from 'node:async_hooks';

/** No statement of a visitor's needs more than some milliseconds: after this nobody is there. */
const USUAL_MS = 3_000;

const asked = new AsyncLocalStorage<number>();

/** For what nobody waits for and may take long, such as migrations, or must be known sooner. */
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
