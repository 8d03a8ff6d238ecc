/**
 * The number of lines about a running suite: enough to show progress, and too few to bury a
 * failure.
 */
const LINES = 20;

export interface Progress {
  /** Called when one more has ended; `failed` is the number of failed tests so far. */
  add: (failed: number) => void;
}

interface ProgressOptions {
  /** What is counted: files or tests. */
  unit: string;
  total: number;
  write: (line: string) => void;
}

/** Prints how much of a suite is done and how much is left, one line for each twentieth. */
export function createProgress({ unit, total, write }: ProgressOptions): Progress {
  let done = 0;
  let told = 0;
  return {
    add: (failed) => {
      done += 1;
      const reached = Math.floor((done * LINES) / total);
      if (reached === told) return;
      told = reached;
      write(`  ${done} of ${total} ${unit}, ${total - done} left, ${failed} failed\n`);
    },
  };
}
