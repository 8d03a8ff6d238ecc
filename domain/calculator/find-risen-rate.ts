import { asWritten } from './one-point-more.ts';
import type { Projection } from './project-savings.ts';

/** The rate of the last year where the yearly increase has raised it; none where it stays what it is. */
export function findRisenRate({ rows }: Projection): number | undefined {
  const first = rows[0]?.contributionPercentage ?? 0;
  const last = rows.at(-1)?.contributionPercentage ?? first;
  return last > first ? asWritten(last) : undefined;
}
