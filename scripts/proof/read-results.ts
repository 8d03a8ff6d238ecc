import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NamedTest } from './read-map.ts';

export type TestResult = 'passed' | 'failed' | 'not run';

export interface RanTest extends NamedTest {
  hasPassed: boolean;
}

interface VitestReport {
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{ title: string; status: string }>;
  }>;
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: ReadonlyArray<{
    title: string;
    tests: ReadonlyArray<{ status: string }>;
  }>;
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

/** What the suites have written of the tests that ran; a report that is not there adds nothing. */
export function readRanTests(reports: readonly string[]): RanTest[] {
  return reports
    .filter((report) => existsSync(report))
    .flatMap((report) => {
      const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
      return 'suites' in read ? read.suites.flatMap(fromPlaywright) : fromVitest(read);
    });
}

/** The reports that were written after the sources: older ones tell of another version. */
export function newerThan(reports: readonly string[], madeAt: number): string[] {
  return reports.filter(
    (report) => (statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? -1) > madeAt,
  );
}

function fromVitest({ testResults }: VitestReport): RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        file: path.relative('.', name),
        title,
        hasPassed: status === 'passed',
      })),
  );
}

/** One that passed at its second try is told as unsteady by the suites, and has passed. */
function fromPlaywright({ file, specs, suites = [] }: PlaywrightSuite): RanTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        file: path.join('tests/browser', file),
        title,
        hasPassed: status === 'expected' || status === 'flaky',
      })),
  );
  return [...own, ...suites.flatMap(fromPlaywright)];
}

/** What titles are filled in with: `$name`, `${name}` and the signs of `printf`. */
const PLACE = /\$\{[^}]*\}|\$[\w.]+|%[sdifjo#]/g;

/** The result of all tests that a title in the sources stands for. */
export function resultOf({ file, title }: NamedTest, ran: readonly RanTest[]): TestResult {
  const whole = new RegExp(`^${title.split(PLACE).map(escape).join('.*')}$`, 's');
  const found = ran.filter((test) => test.file === file && whole.test(test.title));
  if (found.length === 0) return 'not run';
  return found.every(({ hasPassed }) => hasPassed) ? 'passed' : 'failed';
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
