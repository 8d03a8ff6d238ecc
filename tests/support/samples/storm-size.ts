interface Sizes {
  sample: number;
  /** Left out where all of the storm is short enough for `npm run test:long`. */
  long?: number;
  whole: number;
}

/**
 * `npm test` sends a sample of a storm, `npm run test:long` a longer one, and a suite that runs
 * only where it is named sends all of it (`scripts/suites/suites.ts`).
 */
export function stormSize({ sample, whole, long = whole }: Sizes): number {
  const sizes: Record<string, number> = { long, whole };
  return sizes[process.env['SENDERO_SIZE'] ?? ''] ?? sample;
}

/** True where all of what `npm test` has a sample of is run. */
export function runsAll(): boolean {
  return stormSize({ sample: 0, whole: 1 }) === 1;
}
