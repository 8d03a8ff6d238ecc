import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contracts,server,web,scripts,tests}/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // Tests start real servers: a machine that is busy must not make them fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
