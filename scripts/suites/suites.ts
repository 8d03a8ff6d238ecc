/** A part of the tests that runs by itself. */
export interface Suite {
  name: string;
  /**
   * True for the part of a sampled suite that runs only in `npm run test:long` or when it is named.
   */
  isLong?: boolean;
  args: readonly string[];
  /** The file to which the suite writes the result of each test. */
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
/** A test that fails is tried once more: the second try tells a test with a race from a fault. */
const BROWSER = ['node_modules/@playwright/test/cli.js', 'test', '--retries=1'];

/**
 * The suites in the order in which they run. Some tests are in two suites: sampled in one, and in
 * full in the other.
 */
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
  {
    name: 'cluster',
    isLong: true,
    ...vitest({ report: 'out/cluster.json', args: ['--config=tests/cluster/vitest.config.ts'] }),
  },
  { name: 'matrix', isLong: true, args: BROWSER, report: 'out/browser-long.json' },
];

/**
 * The suites that a command names, or all long ones for `long`; without names, all that are not
 * long.
 */
export function listSuites(wanted: readonly string[]): Suite[] {
  return SUITES.filter(({ name, isLong = false }) =>
    wanted.length === 0 ? !isLong : wanted.includes(name) || (isLong && wanted.includes('long')),
  );
}
