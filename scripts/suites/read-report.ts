import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ToldTest } from './tell-test.ts';

/**
 * How many tests of a suite may pass at their second try only. A machine that was busy explains a
 * few of them; more are tests with a race, or a fault that shows now and then.
 */
const MOST_UNSTEADY = 3;

/** The result of a suite. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failed tests; one that passed at its second try is not among them, however many did. */
  failures: readonly ToldTest[];
  /** The tests that passed at their second try only, with what the first one said. */
  unsteady: readonly ToldTest[];
  /** The duration of each file, longest first. */
  files: ReadonlyArray<{ file: string; seconds: number }>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: ReadonlyArray<{
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }>;
  }>;
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: ReadonlyArray<{
    title: string;
    tests: ReadonlyArray<{
      status: 'skipped' | 'expected' | 'unexpected' | 'flaky';
      results: ReadonlyArray<{ duration: number; errors: ReadonlyArray<{ message: string }> }>;
    }>;
  }>;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

interface TriedTest extends ToldTest {
  status: string;
  milliseconds: number;
}

/** The result if there is no report, because the suite ended too early. */
const NOTHING: Outcome = { passed: 0, failed: 0, failures: [], unsteady: [], files: [] };

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
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${path.relative('.', name)} › ${fullName}`,
        reason: failureMessages.join('\n'),
      })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures,
    unsteady: [],
    files: longestFirst(files),
  };
}

function fromPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const files = suites.map((suite) => ({
    file: path.join('tests/browser', suite.file),
    seconds: testsOf(suite).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000,
  }));
  const { expected, unexpected, flaky } = stats;
  const isTooUnsteady = flaky > MOST_UNSTEADY;
  return {
    passed: expected + (isTooUnsteady ? 0 : flaky),
    failed: unexpected + (isTooUnsteady ? flaky : 0),
    failures: tests.filter(({ status }) => status === 'unexpected'),
    unsteady: tests.filter(({ status }) => status === 'flaky'),
    files: longestFirst(files),
  };
}

function testsOf({ title, specs, suites = [] }: PlaywrightSuite): TriedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: spec.title,
      status,
      reason: (results[0]?.errors ?? []).map(({ message }) => message).join('\n'),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)].map((test) => ({
    ...test,
    name: `${title} › ${test.name}`,
  }));
}

function longestFirst(files: Outcome['files'][number][]): Outcome['files'] {
  return files.toSorted((one, other) => other.seconds - one.seconds);
}
