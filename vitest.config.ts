import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The build draws the icons into a stylesheet; a component in a test needs none.
  resolve: { alias: { 'virtual:icons.css': '/tests/support/no-icons.css' } },
  test: {
    include: ['{domain,contracts,server,web,scripts,films,tests}/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // Tests start real servers: a machine that is busy must not make them fail.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
