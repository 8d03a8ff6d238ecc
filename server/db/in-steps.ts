/** Others wait behind each step on the embedded database, so a step is short. */
const ROWS_AT_ONCE = 1_000;

/**
 * Repeats a step that takes at most so many rows until it finds fewer, and returns how many rows
 * there were. Steps that stay are no harm where a later one fails: the next run goes on.
 */
export async function inSteps(step: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, so that others get their turn
    const rows = await step(ROWS_AT_ONCE);
    all += rows;
    if (rows < ROWS_AT_ONCE) return all;
  }
}
