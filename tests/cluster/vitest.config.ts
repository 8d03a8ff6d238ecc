import { defineConfig } from 'vitest/config';

/** Every machine of an installation on this one: the databases change their leader in half a minute. */
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    pool: 'forks',
    maxWorkers: 1,
    include: ['tests/cluster/*.cluster.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000, interval: 250 } },
  },
});
