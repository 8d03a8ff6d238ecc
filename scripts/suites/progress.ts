/** How many lines tell of a suite while it runs: enough to see that it moves, too few to hide a failure. */
const LINES = 20;

export interface Progress {
  /** One more is over; `failed` is how many tests have failed so far. */
  add: (failed: number) => void;
}

interface ProgressOptions {
  /** What is counted: files or tests. */
  unit: string;
  total: number;
  write: (line: string) => void;
}

/** Says how much of a suite is done and how much is left, a line for each twentieth of it. */
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
