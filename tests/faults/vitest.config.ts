import { defineConfig } from 'vitest/config';

/** One after the other: a fault that shares the machine with another says nothing about either. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['tests/faults/*.fault.ts'],
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    fileParallelism: false,
    pool: 'forks',
    maxWorkers: 1,
    // Thirty starts of a server take a minute, on a machine that others use several.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
