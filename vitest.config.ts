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
    // A server that starts reads all content and all pages anew: in a thread that has done so before it takes a
    // fifth of the time. What a test replaces is put back after it by the set-up file.
    isolate: false,
  },
});
