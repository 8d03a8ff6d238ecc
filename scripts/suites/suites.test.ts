import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FURTHER_FAULTS, FURTHER_IN_BROWSER, FURTHER_UNITS } from './further-files.ts';
import { fitsIn, listPieces, listSuites, SAMPLED_FILES, SUITES } from './suites.ts';

const namesOf = (...wanted: string[]): string[] => listSuites(wanted).map(({ name }) => name);

describe('the suites of a command', () => {
  it('are for `npm test` the usual ones', () => {
    expect(namesOf()).toEqual(['unit', 'faults', 'browser']);
  });

  it('are for `npm run test:long` what those leave, and the other halves', () => {
    const left = ['further-unit', 'further-faults', 'further-browser'];
    expect(namesOf('further')).toEqual(left);
    expect(namesOf('long')).toEqual(['storms', 'every-page', 'more-kills', 'matrix']);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['test:long']).toMatch(/ further long$/);
  });

  it('leave no file out that is not run further', () => {
    const further = [...FURTHER_UNITS, ...FURTHER_FAULTS, ...FURTHER_IN_BROWSER];
    expect(further.filter((file) => !existsSync(file))).toEqual([]);
    const argsOf = ({ args }: { args: readonly string[] }): readonly string[] => args;
    const run = new Set(listSuites(['further']).flatMap(argsOf));
    expect([...FURTHER_UNITS, ...FURTHER_FAULTS].filter((file) => !run.has(file))).toEqual([]);
  });

  it('are otherwise those that are named', () => {
    expect(namesOf('browser')).toEqual(['browser']);
    expect(namesOf('unit', 'long')).toEqual([
      'unit',
      'storms',
      'every-page',
      'more-kills',
      'matrix',
    ]);
    expect(namesOf('kills', 'cluster')).toEqual(['kills', 'cluster']);
  });

  it('write a report each', () => {
    const reports = SUITES.map(({ report }) => report);
    expect(new Set(reports).size).toBe(SUITES.length);
  });
});

describe('the long suites in pieces', () => {
  const namesOn = (day: number): string[] => listPieces(day).map(({ name }) => name);

  it('begin with another one each day, until each was the first', () => {
    const names = namesOn(0);
    const days = names.map((_, day) => day);
    expect(days.map((day) => namesOn(day)[0])).toEqual(names);
    for (const day of days) expect(namesOn(day).toSorted()).toEqual(names.toSorted());
  });

  it('are all of the long suites', () => {
    const storms = readdirSync('tests/storms').filter((name) => name.endsWith('.test.ts'));
    const named = namesOn(0).map((name) => name.split('/'));
    expect(
      named.filter(([suite]) => suite === 'storms').map(([, name]) => `${name}.test.ts`),
    ).toEqual(storms);
    const suites = new Set(named.map(([suite]) => suite));
    expect([...suites]).toEqual(listSuites(['long']).map(({ name }) => name));
    for (const { args, size } of listPieces(0)) {
      expect(size).toBe('long');
      for (const file of args.filter((arg) =>
        /^tests\/(?:storms|faults)\/[^.]+(?:\.fault)?$/.test(arg),
      ))
        expect([existsSync(`${file}.ts`), existsSync(`${file}.test.ts`)]).toContain(true);
    }
  });

  it('have all of each file that has a sample in `npm test`', () => {
    const sampled = globSync('{contracts,domain,server,studio,tests,web}/**/*.test.ts').filter(
      (file) =>
        !file.startsWith('tests/storms/') &&
        /\b(?:stormSize|PAGES_IN_TURN|WALKS_IN_TURN)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(sampled.toSorted()).toEqual(SAMPLED_FILES.toSorted());
  });

  it('begin where twice the longest before it fits', () => {
    expect(fitsIn(241, [])).toBe(true);
    expect(fitsIn(240, [])).toBe(false);
    expect(fitsIn(121, [20, 60, 30])).toBe(true);
    expect(fitsIn(119, [20, 60, 30])).toBe(false);
    expect(fitsIn(-5, [1])).toBe(false);
  });
});
