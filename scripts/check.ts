import { execFile } from 'node:child_process';

interface Step {
  name: string;
  args: string[];
}

const TYPESCRIPT = 'node_modules/typescript/bin/tsc';

/**
 * Rooms with their own compiler settings: `window` compiles only in web and films, `process` only in
 * server, scripts and films. The settings of the root are those of the tests, which lie in every room.
 */
const ROOMS = [
  'domain',
  'contracts',
  'content',
  'server',
  'studio',
  'studio/browser',
  'web',
  'scripts',
  'films',
];

/** Every check that does not run the code. */
const STEPS: readonly Step[] = [
  { name: 'types of tests', args: [TYPESCRIPT, '--noEmit'] },
  ...ROOMS.map((room) => ({
    name: `types of ${room}`,
    args: [TYPESCRIPT, '--noEmit', '-p', room],
  })),
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--max-warnings=0'] },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  {
    name: 'unused files, exports and dependencies',
    args: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  { name: 'content', args: ['scripts/content-check.ts'] },
  {
    name: 'boundaries',
    args: ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture', '--silent=true'],
  },
];

/** The number of checks at once; most machines have this many processors. */
const AT_ONCE = 2;

const failed: string[] = [];

function runStep({ name, args }: Step): Promise<void> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { maxBuffer: Number.POSITIVE_INFINITY },
      (error, out, said) => {
        process.stdout.write(`· ${name}\n`);
        if (error) {
          failed.push(name);
          process.stdout.write(`${out}${said}\n`);
        }
        resolve();
      },
    );
  });
}

// Every other check reads the generated types of the routes.
await runStep({
  name: 'route types',
  args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
});
const waiting = [...STEPS];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  }),
);
process.stdout.write(
  failed.length === 0 ? 'All in order.\n' : `Not in order: ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
