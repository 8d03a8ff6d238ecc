import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { tellTest } from './tell-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(report: object): ReturnType<typeof readReport> {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

const DIFFERENCE = [
  'Error: expect(received).toEqual(expected)',
  '',
  '- Expected  - 1',
  '+ Received  + 1',
  '',
  '@@ -15,11 +15,11 @@',
  '-   "title": "one",',
  '+   "title": "other",',
].join('\n');

/** A browser test as Playwright reports it, with the errors of each of its tries. */
function browserTest(title: string, status: string, tries: string[][]): object {
  const results = tries.map((errors) => ({
    duration: 1_500,
    errors: errors.map((message) => ({ message })),
  }));
  return { title, tests: [{ status, results }] };
}

const steady = browserTest('is steady', 'expected', [[]]);
const unsteady = (title: string): object =>
  browserTest(title, 'flaky', [[DIFFERENCE, 'and another'], []]);

function browserReport(stats: object, ...specs: object[]): object {
  const described = { title: 'cards', file: 'site/cards.spec.ts', specs };
  return {
    stats: { expected: 1, unexpected: 0, flaky: 0, ...stats },
    suites: [
      {
        title: 'site/cards.spec.ts',
        file: 'site/cards.spec.ts',
        specs: [steady],
        suites: [described],
      },
    ],
  };
}

describe('the result of a browser suite', () => {
  it('counts a test that passed at its second try as passed, and names it with all that its first try said', () => {
    expect(read(browserReport({ flaky: 1 }, unsteady('fade in')))).toMatchObject({
      passed: 2,
      failed: 0,
      failures: [],
      unsteady: [
        { name: 'site/cards.spec.ts › cards › fade in', reason: `${DIFFERENCE}\nand another` },
      ],
      files: [{ file: 'tests/browser/site/cards.spec.ts', seconds: 4.5 }],
    });
  });

  it('fails by unsteady tests if there are more than three', () => {
    const tests = ['one', 'two', 'three', 'four'].map(unsteady);
    expect(read(browserReport({ flaky: 3 }, ...tests.slice(1)))).toMatchObject({
      passed: 4,
      failed: 0,
    });
    const { unsteady: named, ...outcome } = read(browserReport({ flaky: 4 }, ...tests));
    expect(outcome).toMatchObject({ passed: 1, failed: 4, failures: [] });
    expect(named).toHaveLength(4);
  });

  it('names what failed twice as failed, with what its first try said', () => {
    const failed = browserTest('fade in', 'unexpected', [[DIFFERENCE], ['later']]);
    expect(read(browserReport({ unexpected: 1 }, failed))).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ name: 'site/cards.spec.ts › cards › fade in', reason: DIFFERENCE }],
      unsteady: [],
    });
  });
});

describe('the result of a suite of vitest', () => {
  it('names what failed', () => {
    const name = path.resolve('domain/one.test.ts');
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'divides', status: 'failed', failureMessages: ['by zero', 'by one'] },
    ];
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name, startTime: 1_000, endTime: 3_500, assertionResults }],
    };
    expect(read(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ name: 'domain/one.test.ts › divides', reason: 'by zero\nby one' }],
      unsteady: [],
      files: [{ file: 'domain/one.test.ts', seconds: 2.5 }],
    });
  });
});

it('is nothing without a report', () => {
  const outcome = readReport(path.join(folder, 'missing.json'));
  expect(outcome).toMatchObject({ passed: 0, failed: 0, failures: [], unsteady: [] });
});

describe('what a run says of a test', () => {
  it('is its whole reason as plain text, with no line that begins at the edge', () => {
    const colored = DIFFERENCE.replace(
      '@@ -15,11 +15,11 @@',
      '\u001B[33m@@ -15,11 +15,11 @@\u001B[39m',
    );
    const told = tellTest('UNSTEADY in browser:', { name: 'fade in', reason: colored });
    expect(told.split('\n').filter((line) => line !== '' && !line.startsWith('  '))).toEqual([]);
    expect(told.replaceAll(/^ {4}/gm, '')).toBe(`  UNSTEADY in browser: fade in\n${DIFFERENCE}\n`);
  });
});
