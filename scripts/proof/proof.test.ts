import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWritten, readCriteria, readRequirements, testOf } from './read-map.ts';
import { newerThan, readRanTests, resultOf } from './read-results.ts';
import { writeAsvs } from './write-asvs.ts';
import { writeConformance } from './write-conformance.ts';

/** The numbers of ASVS 5.0.0 by level: a section, and its requirements of that level. */
const LEVEL_1 = `
V1.2 1 2 3 4 5
V1.3 1 2
V1.5 1
V2.1 1
V2.2 1 2
V2.3 1
V3.2 1 2
V3.3 1
V3.4 1 2
V3.5 1 2 3
V4.1 1
V4.4 1
V5.2 1 2
V5.3 1 2
V6.1 1
V6.2 1 2 3 4 5 6 7 8
V6.3 1 2
V6.4 1 2
V7.2 1 2 3 4
V7.4 1 2
V8.1 1
V8.2 1 2
V8.3 1
V9.1 1 2 3
V9.2 1
V10.4 1 2 3 4 5
V11.3 1 2
V11.4 1
V12.1 1
V12.2 1 2
V13.4 1
V14.2 1
V14.3 1
V15.1 1
V15.2 1
V15.3 1
`;
const LEVEL_2 = `
V1.1 1 2
V1.2 6 7 8 9
V1.3 3 4 5 6 7 8 9 10 11
V1.4 1 2 3
V1.5 2
V2.1 2 3
V2.2 3
V2.3 2 3 4
V2.4 1
V3.3 2 3 4
V3.4 3 4 5 6
V3.5 4 5
V3.7 1 2
V4.1 2 3
V4.2 1
V4.3 1 2
V4.4 2 3 4
V5.1 1
V5.2 3
V5.4 1 2 3
V6.1 2 3
V6.2 9 10 11 12
V6.3 3 4
V6.4 3 4
V6.5 1 2 3 4 5
V6.6 1 2 3
V6.8 1 2 3 4
V7.1 1 2 3
V7.3 1 2
V7.4 3 4 5
V7.5 1 2
V7.6 1 2
V8.1 2
V8.2 3
V8.4 1
V9.2 2 3 4
V10.1 1 2
V10.2 1 2
V10.3 1 2 3 4
V10.4 6 7 8 9 10 11
V10.5 1 2 3 4 5
V10.6 1 2
V10.7 1 2 3
V11.1 1 2
V11.2 1 2 3
V11.3 3
V11.4 2 3 4
V11.5 1
V11.6 1
V12.1 2 3
V12.3 1 2 3 4
V13.1 1
V13.2 1 2 3 4 5
V13.3 1 2
V13.4 2 3 4 5
V14.1 1 2
V14.2 2 3 4
V14.3 2 3
V15.1 2 3
V15.2 2 3
V15.3 2 3 4 5 6 7
V16.1 1
V16.2 1 2 3 4 5
V16.3 1 2 3 4
V16.4 1 2 3
V16.5 1 2 3
V17.1 1
V17.2 1 2 3 4
V17.3 1 2
`;

/** The criteria of WCAG 2.2 by level, with 4.1.1, which the form still has. */
const A = `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2`;
const AA = `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`;

const requirements = readRequirements();
const criteria = readCriteria();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const nothingRan = { version, ran: [] };

function numbersOf(listed: string): string[] {
  return listed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [section, ...numbers] = line.split(' ');
      return numbers.map((number) => `${section}.${number}`);
    });
}

function rowsOf(level: 1 | 2): string[] {
  return Object.values(requirements.sections).flatMap(({ rows }) =>
    Object.entries<number | { level: number }>(rows)
      .filter(([, row]) => (typeof row === 'number' ? row : row.level) === level)
      .map(([id]) => id),
  );
}

describe('the map of requirements', () => {
  it('has each requirement of levels 1 and 2 once, with its level', () => {
    expect([numbersOf(LEVEL_1).length, numbersOf(LEVEL_2).length]).toEqual([70, 183]);
    expect(rowsOf(1).toSorted()).toEqual(numbersOf(LEVEL_1).toSorted());
    expect(rowsOf(2).toSorted()).toEqual(numbersOf(LEVEL_2).toSorted());
    for (const [section, { rows }] of Object.entries(requirements.sections))
      for (const id of Object.keys(rows)) expect(id.startsWith(`${section}.`), id).toBe(true);
  });

  it('has each criterion of WCAG 2.2, levels A and AA, once', () => {
    expect(Object.keys(criteria.tables['A']?.rows ?? {})).toEqual(A.split(/\s/));
    expect(Object.keys(criteria.tables['AA']?.rows ?? {})).toEqual(AA.split(/\s/));
  });

  it('names only tests that are written, and each of its files', () => {
    const named = [
      ...Object.values(requirements.sections)
        .flatMap((section) => ('not' in section ? [] : Object.values(section.rows)))
        .flatMap(({ tests }) => tests ?? [])
        .map((test) => testOf(test, requirements)),
      ...Object.values(criteria.tables)
        .flatMap(({ rows }) => Object.values(rows))
        .flatMap(({ tests }) => tests ?? [])
        .map((test) => testOf(test, criteria)),
    ];
    expect(named.length).toBeGreaterThan(200);
    const missing = named.filter((test) => !isWritten(test));
    expect(missing).toEqual([]);
    const used = new Set(named.map(({ file }) => file));
    const known = [requirements, criteria].flatMap(({ files }) => Object.values(files));
    expect(known.filter((file) => !used.has(file))).toEqual([]);
  });

  it('is what the documents were made from: npm run proof', () => {
    const kept = (name: string): string => readFileSync(`docs/proof/${name}.md`, 'utf8');
    expect(kept('asvs')).toBe(writeAsvs(requirements, nothingRan));
    expect(kept('accessibility')).toBe(writeConformance(criteria, nothingRan));
  });
});

describe('a title that does not stand in its file as a whole', () => {
  it.each([
    { what: 'part of a title', file: 'server/config.test.ts', title: 'run a bare clone' },
    { what: 'one of another file', file: 'server/config.test.ts', title: 'says its name' },
    { what: 'a file that is not there', file: 'server/none.test.ts', title: 'runs' },
  ])('is told: $what', ({ file, title }) => {
    expect(isWritten({ file, title })).toBe(false);
  });
});

describe('the results of a run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-proof-'));
  const write = (name: string, report: object): string => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const unit = write('unit.json', {
    testResults: [
      {
        name: path.resolve('server/a.test.ts'),
        assertionResults: [
          { title: 'opens 1.5 doors', status: 'passed' },
          { title: 'opens 2 doors', status: 'passed' },
          { title: 'closes', status: 'failed' },
          { title: 'waits', status: 'pending' },
        ],
      },
    ],
  });
  const browser = write('browser.json', {
    stats: {},
    suites: [
      {
        file: 'access/b.spec.ts',
        specs: [],
        suites: [
          {
            file: 'access/b.spec.ts',
            specs: [
              { title: 'a page fits (1 of 2)', tests: [{ status: 'expected' }] },
              { title: 'a page fits (2 of 2)', tests: [{ status: 'unexpected' }] },
              { title: 'a menu opens', tests: [{ status: 'flaky' }] },
              { title: 'a film plays', tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
  });
  const ran = readRanTests([unit, browser, path.join(folder, 'none.json')]);
  rmSync(folder, { recursive: true });

  it.each([
    { file: 'server/a.test.ts', title: 'opens $count doors', result: 'passed' },
    { file: 'server/a.test.ts', title: 'opens %s doors', result: 'passed' },
    { file: 'server/a.test.ts', title: 'opens', result: 'not run' },
    { file: 'server/a.test.ts', title: 'closes', result: 'failed' },
    { file: 'server/a.test.ts', title: 'waits', result: 'not run' },
    { file: 'server/b.test.ts', title: 'closes', result: 'not run' },
    { file: 'tests/browser/access/b.spec.ts', title: 'a page fits${part}', result: 'failed' },
    { file: 'tests/browser/access/b.spec.ts', title: 'a menu opens', result: 'passed' },
    { file: 'tests/browser/access/b.spec.ts', title: 'a film plays', result: 'not run' },
  ])('say of “$title” in $file: $result', ({ file, title, result }) => {
    expect(resultOf({ file, title }, ran)).toBe(result);
  });

  it('are only those of a run that is newer than the sources', () => {
    const late = path.join(import.meta.dirname, 'proof.test.ts');
    expect(newerThan([late, 'none.json'], 0)).toEqual([late]);
    expect(newerThan([late], Date.now() + 86_400_000)).toEqual([]);
  });

  it('stand in the table beside each test', () => {
    const test = testOf('seal: does not allow $smuggled', requirements);
    const title = 'does not allow a script of another';
    const after = (hasPassed: boolean): string =>
      writeAsvs(requirements, { version, ran: [{ ...test, title, hasPassed }] });
    expect(after(true)).toContain('"does not allow $smuggled": passed');
    expect(after(false)).toContain('"does not allow $smuggled": failed');
    expect(after(false)).not.toBe(writeAsvs(requirements, nothingRan));
    // Where nothing has run, that is said once and not behind each of hundreds of tests.
    expect(writeAsvs(requirements, nothingRan)).not.toContain('not run');
    expect(writeConformance(criteria, nothingRan)).not.toContain('not run');
  });
});
