import { defineConfig } from 'vitest/config';

const ROOMS = '{domain,contracts,server,studio,web,scripts,films,tests}/**/*.test.ts';
/** What the browser remembers, the consent or a visit, its modules remember. */
const IN_THE_BROWSER = 'web/!(routes)/**/*.test.ts';

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
        test: {
          name: 'in shared threads',
          include: [ROOMS],
          exclude: [IN_THE_BROWSER, 'tests/browser/**'],
          // A thread that has read the content once, and knows the modules, takes a fraction of the time. What
          // a test replaces is put back after it by the set-up file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'in threads of their own', include: [IN_THE_BROWSER] },
      },
    ],
  },
});
