import { defineConfig } from 'vitest/config';

const ROOMS = '{domain,contracts,server,web,scripts,films,tests}/**/*.test.ts';
/** Tests that ask a server of their own, and know it only by its answers. */
const OVER_HTTP = '{server/http,web/routes}/**/*.test.ts';

export default defineConfig({
  // The build draws the icons into a stylesheet; a component in a test needs none.
  resolve: { alias: { 'virtual:icons.css': '/tests/support/no-icons.css' } },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // Tests start real servers: a machine that is busy must not make them fail.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [ROOMS], exclude: [OVER_HTTP, 'tests/browser/**'] },
      },
      {
        extends: true,
        // A server that starts reads all content and all pages anew: in a thread that has done so before it
        // takes a fifth of the time. What a test replaces is put back after it by the set-up file. The other
        // tests load modules that remember things, so each of their files has a thread of its own.
        test: { name: 'over HTTP', include: [OVER_HTTP], isolate: false },
      },
    ],
  },
});
