import { defineConfig } from 'vitest/config';

/** They measure how quick the server is and how much it holds: beside others they would measure those. */
const MEASURING = ['tests/faults/memory.fault.ts', 'tests/faults/hanging-database.fault.ts'];

/** Two at once, as they mostly wait for processes that start and mails that are due; then the measuring ones. */
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Thirty starts of a server take a minute, on a machine that others use several.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/faults/*.fault.ts'],
          exclude: MEASURING,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: MEASURING,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
