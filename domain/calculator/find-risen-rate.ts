import { asWritten } from './one-point-more.ts';
import type { Projection } from './project-savings.ts';

/**
 * The rate that the yearly increase really reaches; the page names it rather than the cap, which
 * may never be reached. Undefined where the rate stays as it is, as one that begins above the cap
 * does.
 */
export function findRisenRate({ rows }: Projection): number | undefined {
  const first = rows[0]?.contributionPercentage ?? 0;
  const last = rows.at(-1)?.contributionPercentage ?? first;
  return last > first ? asWritten(last) : undefined;
}
