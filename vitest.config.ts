import { defineConfig } from 'vitest/config';
import { FURTHER_UNITS } from './scripts/suites/further-files.ts';

// Pages are rendered as a visitor gets them: React's build for development takes three times as long.
process.env['NODE_ENV'] = 'production';

const ROOMS = '{domain,contracts,server,studio,web,scripts,films,tests}/**/*.test.ts';
/** What the browser remembers, the consent or a visit, the modules of these remember. */
const REMEMBERING =
  'web/{device,site,state,visit,features/{calculator/specification,quiz,shell},widgets/{consent,myth-quiz,read-aloud}}/**/*.test.ts';
/** A new process is a copy of the one that starts it, and one that has run many files holds much. */
const STARTING_MANY = 'studio/hosted/crash.test.ts';
/** React's build for development draws every kind of page and component here, and what it warns of fails. */
const WARNED =
  '{tests/content/multimedia,web/routes/{article-multimedia,react-warnings},web/widgets/widget-examples}.test.ts';
/** Each project has a list of its own, which takes the place of what a command excludes. */
const LEFT = process.env['SENDERO_SIZE'] === 'usual' ? FURTHER_UNITS : [];

export default defineConfig({
  // The build draws the icons into a stylesheet; a component in a test needs none.
  resolve: { alias: { 'virtual:icons.css': '/tests/support/no-icons.css' } },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/ask-for-brotli.ts'],
    // Tests start real servers: a machine that is busy must not make them fail.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A test that starts a process copies its own first, and threads have theirs in common.
    pool: 'forks',
    // A page is made of many short-lived things: with room for them, collecting them takes half the time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'in shared processes',
          include: [ROOMS],
          exclude: [REMEMBERING, STARTING_MANY, WARNED, 'tests/browser/**', ...LEFT],
          // A process that has read the content once, and knows the modules, takes a fraction of the time. What
          // a test replaces is put back after it by the set-up file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'in processes of their own',
          include: [REMEMBERING],
        },
      },
      {
        extends: true,
        test: {
          name: 'in a small process',
          include: [STARTING_MANY],
          exclude: [...LEFT],
        },
      },
      {
        extends: true,
        test: {
          name: 'with the warnings of React',
          include: [WARNED],
          isolate: false,
          env: { NODE_ENV: 'development' },
        },
      },
    ],
  },
});
