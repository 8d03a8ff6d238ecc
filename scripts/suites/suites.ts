/** A part of the tests that runs by itself. */
export interface Suite {
  name: string;
  /** The other half of a sample: only `npm run test:long` runs it, or who names it. */
  isLong?: boolean;
  args: readonly string[];
  /** Where the suite writes what became of each test. */
  report: string;
}

interface VitestSuite {
  report: string;
  args?: readonly string[];
}

function vitest({ report, args = [] }: VitestSuite): Pick<Suite, 'args' | 'report'> {
  return {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=./scripts/suites/vitest-progress.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
}

const FAULTS = '--config=tests/faults/vitest.config.ts';
const BROWSER = ['node_modules/@playwright/test/cli.js', 'test'];

/** In the order in which they run. What stands in two suites is sampled in the one and whole in the other. */
export const SUITES: readonly Suite[] = [
  { name: 'unit', ...vitest({ report: 'out/unit.json' }) },
  { name: 'faults', ...vitest({ report: 'out/faults.json', args: [FAULTS] }) },
  { name: 'browser', args: BROWSER, report: 'out/browser.json' },
  {
    name: 'storms',
    isLong: true,
    ...vitest({ report: 'out/storms.json', args: ['tests/storms', '--testTimeout=3600000'] }),
  },
  {
    name: 'kills',
    isLong: true,
    ...vitest({ report: 'out/kills.json', args: [FAULTS, 'kill', 'smtp', 'two-nodes'] }),
  },
  { name: 'matrix', isLong: true, args: BROWSER, report: 'out/browser-long.json' },
];

/** What a command names: suites, or `long` for all of those; with nothing named, all that are not long. */
export function listSuites(wanted: readonly string[]): Suite[] {
  return SUITES.filter(({ name, isLong = false }) =>
    wanted.length === 0 ? !isLong : wanted.includes(name) || (isLong && wanted.includes('long')),
  );
}
