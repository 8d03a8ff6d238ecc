import path from 'node:path';
import { FURTHER_FAULTS, FURTHER_UNITS } from './further-files.ts';

/** A part of the tests that runs by itself. */
export interface Suite {
  name: string;
  /**
   * `usual` for `npm test`, `further` for what it leaves, `long` for what it has a sample of, and
   * `whole` for what takes so long that it runs only where it is named. `npm run test:long` runs the
   * two in the middle.
   */
  size: 'usual' | 'further' | 'long' | 'whole';
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

/** What asks the same of every page, or of every text, and has a sample of them in `npm test`. */
export const SAMPLED_FILES = [
  'server/http/consent/routes.test.ts',
  'server/http/pages/head.test.ts',
  'server/http/pages/shell.test.ts',
  'server/http/security-headers.test.ts',
  'studio/text/list-source.test.ts',
  'studio/text/write-value.test.ts',
  'tests/content/links.test.ts',
  'tests/content/plan-words.test.ts',
];
const STORMS = ['cache-memory', 'ratings', 'requests', 'writer'];
const KILLS = ['kill', 'two-nodes', 'warm-start'];
const UNIT_SHARDS = 3;
const BROWSER_SHARDS = 5;
const MATRIX_SHARDS = 12;
/** It has no divisor in common with how many pieces there are, so that each is the first of a day. */
const PIECES_A_DAY = 7;
const PATIENT = '--testTimeout=3600000';
const FAULTS = '--config=tests/faults/vitest.config.ts';
/** A test that fails is tried once more: the second try tells a test with a race from a fault. */
const BROWSER = ['node_modules/@playwright/test/cli.js', 'test', '--retries=1'];

/** The part of the walk through every page that is asked for, such as `2/3`; without it all of it. */
const part = process.env['MATRIX_PART'];
const MATRIX = part === undefined ? BROWSER : [...BROWSER, `--shard=${part}`];

/**
 * The suites in the order in which they run. Some tests are in two suites: sampled in one, and in
 * full in the other.
 */
export const SUITES: readonly Suite[] = [
  // What these leave stands in the settings that they read.
  { name: 'unit', size: 'usual', ...vitest({ report: 'out/unit.json' }) },
  { name: 'faults', size: 'usual', ...vitest({ report: 'out/faults.json', args: [FAULTS] }) },
  { name: 'browser', size: 'usual', args: BROWSER, report: 'out/browser.json' },
  {
    name: 'further-unit',
    size: 'further',
    ...vitest({ report: 'out/further-unit.json', args: FURTHER_UNITS }),
  },
  {
    name: 'further-faults',
    size: 'further',
    ...vitest({ report: 'out/further-faults.json', args: [FAULTS, ...FURTHER_FAULTS] }),
  },
  { name: 'further-browser', size: 'further', args: BROWSER, report: 'out/browser-further.json' },
  {
    name: 'storms',
    size: 'long',
    ...vitest({ report: 'out/storms.json', args: ['tests/storms', PATIENT] }),
  },
  {
    name: 'every-page',
    size: 'long',
    ...vitest({ report: 'out/every-page.json', args: SAMPLED_FILES }),
  },
  {
    name: 'more-kills',
    size: 'long',
    ...vitest({ report: 'out/more-kills.json', args: [FAULTS, ...KILLS] }),
  },
  { name: 'matrix', size: 'long', args: MATRIX, report: 'out/browser-long.json' },
  {
    name: 'kills',
    size: 'whole',
    ...vitest({
      report: 'out/kills.json',
      args: [FAULTS, 'kill', 'smtp', 'two-nodes', 'warm-start'],
    }),
  },
  {
    name: 'cluster',
    size: 'whole',
    ...vitest({ report: 'out/cluster.json', args: ['--config=tests/cluster/vitest.config.ts'] }),
  },
];

/**
 * What `npm test` leaves in pieces, for a run that has only so much time: first all that it does not ask, then more of
 * what it has a sample of. A day begins with other pieces than the day before, so that a machine with room for a few of
 * them runs each within some days.
 */
export function listPieces(day: number): Suite[] {
  return [...beginAt(day, listFurtherPieces()), ...beginAt(day, listLongPieces())];
}

function listFurtherPieces(): Suite[] {
  const report = 'out/piece.json';
  const pieces: Omit<Suite, 'size'>[] = [
    ...shard(UNIT_SHARDS).map((cut, at) => ({
      name: `further-unit/${at + 1}`,
      ...vitest({ report, args: [...FURTHER_UNITS, cut] }),
    })),
    ...FURTHER_FAULTS.map((file) => ({
      name: `further-faults/${path.basename(file, '.fault.ts')}`,
      ...vitest({ report, args: [FAULTS, file] }),
    })),
    ...shard(BROWSER_SHARDS).map((cut, at) => ({
      name: `further-browser/${at + 1}`,
      args: [...BROWSER, cut],
      report: 'out/browser-further.json',
    })),
  ];
  return pieces.map((piece) => ({ ...piece, size: 'further' }));
}

function listLongPieces(): Suite[] {
  const report = 'out/piece.json';
  const pieces: Omit<Suite, 'size'>[] = [
    ...STORMS.map((name) => ({
      name: `storms/${name}`,
      ...vitest({ report, args: [`tests/storms/${name}`, PATIENT] }),
    })),
    { name: 'every-page', ...vitest({ report, args: SAMPLED_FILES }) },
    ...KILLS.map((name) => ({
      name: `more-kills/${name}`,
      ...vitest({ report, args: [FAULTS, `tests/faults/${name}.fault`] }),
    })),
    ...shard(MATRIX_SHARDS).map((cut, at) => ({
      name: `matrix/${at + 1}`,
      args: [...BROWSER, cut],
      report: 'out/browser-long.json',
    })),
  ];
  return pieces.map((piece) => ({ ...piece, size: 'long' }));
}

function shard(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `--shard=${at + 1}/${count}`);
}

function beginAt(day: number, pieces: readonly Suite[]): Suite[] {
  const first = (day * PIECES_A_DAY) % pieces.length;
  return [...pieces.slice(first), ...pieces.slice(0, first)];
}

/** Whether another piece fits: one and a half times the longest before it, and until one has run, four minutes. */
export function fitsIn(secondsLeft: number, ran: readonly number[]): boolean {
  return secondsLeft > (ran.length === 0 ? 240 : 1.5 * Math.max(...ran));
}

/** The suites that a command names, or all of a size; without names, those of `npm test`. */
export function listSuites(wanted: readonly string[]): Suite[] {
  if (wanted.length === 0) return listSuites(['usual']);
  return SUITES.filter(
    ({ name, size }) => wanted.includes(name) || (size !== 'whole' && wanted.includes(size)),
  );
}
