import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The result of a suite. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The duration of each file, longest first. */
  files: ReadonlyArray<{ file: string; seconds: number }>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{ name: string; startTime: number; endTime: number }>;
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: ReadonlyArray<{
    tests: ReadonlyArray<{ results: ReadonlyArray<{ duration: number }> }>;
  }>;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

/** The result if there is no report, because the suite ended too early. */
const NOTHING: Outcome = { passed: 0, failed: 0, files: [] };

export function readReport(file: string): Outcome {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    return 'stats' in report ? fromPlaywright(report) : fromVitest(report);
  } catch {
    return NOTHING;
  }
}

function fromVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative('.', name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files: longestFirst(files) };
}

function fromPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  const files = suites.map((suite) => ({
    file: path.join('tests/browser', suite.file),
    seconds: millisecondsOf(suite) / 1_000,
  }));
  const { expected, unexpected, flaky } = stats;
  return { passed: expected, failed: unexpected + flaky, files: longestFirst(files) };
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

function longestFirst(files: Outcome['files'][number][]): Outcome['files'] {
  return files.toSorted((one, other) => other.seconds - one.seconds);
}
