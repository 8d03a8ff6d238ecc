import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** Every suite, one after the other, and at the end what they add up to. */
interface Suite {
  name: string;
  /** Too long for every day: it runs only where it is named. */
  isOnlyNamed?: boolean;
  args: string[];
  /** Where the suite writes its own count. */
  report: string;
  env?: Record<string, string>;
}

interface Count {
  passed: number;
  failed: number;
}

const SUITES: readonly Suite[] = [
  {
    name: 'unit',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=out/unit.json',
    ],
    report: 'out/unit.json',
  },
  {
    name: 'faults',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/faults/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=out/faults.json',
    ],
    report: 'out/faults.json',
  },
  {
    name: 'browser',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    report: 'out/browser.json',
  },
  {
    // The storms whole, of which the unit suite has samples.
    name: 'long',
    isOnlyNamed: true,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/storms',
      '--testTimeout=3600000',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=out/long.json',
    ],
    report: 'out/long.json',
    env: { SENDERO_LONG: '1' },
  },
  {
    // The kills that the faults suite has some of.
    name: 'long',
    isOnlyNamed: true,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/faults/vitest.config.ts',
      'tests/faults/kill.fault.ts',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=out/long-faults.json',
    ],
    report: 'out/long-faults.json',
    env: { SENDERO_LONG: '1' },
  },
];

const wanted = process.argv.slice(2);
mkdirSync('out', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const suite of SUITES) {
  if (wanted.length > 0 ? !wanted.includes(suite.name) : suite.isOnlyNamed) continue;
  process.stdout.write(`\n=== ${suite.name} ===\n`);
  rmSync(suite.report, { force: true });
  const { status } = spawnSync(process.execPath, suite.args, {
    stdio: 'inherit',
    env: { ...process.env, ...suite.env },
  });
  const count = readCount(suite.report);
  // A suite that failed without a failed test (it could not even start) counts as one failure.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  total.passed += count.passed;
  total.failed += count.failed;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readCount(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    if ('stats' in report)
      return {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
