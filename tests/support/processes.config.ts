import { defineConfig } from 'vitest/config';

/** The base of the suites that start the product as processes; they are called from the repository's root. */
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    pool: 'forks',
  },
});
