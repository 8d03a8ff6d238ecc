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

describe('the further and long suites in pieces', () => {
  const namesOn = (day: number): string[] => listPieces(day).map(({ name }) => name);
  const sizesOn = (day: number): string[] => listPieces(day).map(({ size }) => size);
  const all = namesOn(0);

  it('begin with another one each day, until each of its size was the first', () => {
    const days = all.map((_, day) => day);
    const further = sizesOn(0).filter((size) => size === 'further').length;
    const firstOf = (at: number, count: number): Set<string | undefined> =>
      new Set(days.slice(0, count).map((day) => namesOn(day)[at]));
    expect(firstOf(0, further).size).toBe(further);
    expect(firstOf(further, all.length - further).size).toBe(all.length - further);
    for (const day of days) expect(namesOn(day).toSorted()).toEqual(all.toSorted());
  });

  it('have first what `npm test` does not ask, and then more of what it has a sample of', () => {
    for (const day of [0, 1, 2]) {
      const sizes = sizesOn(day);
      expect(sizes).toEqual(sizes.toSorted());
      expect(new Set(sizes)).toEqual(new Set(['further', 'long']));
    }
  });

  it('are all of the further and long suites', () => {
    const storms = readdirSync('tests/storms').filter((name) => name.endsWith('.test.ts'));
    const named = all.map((name) => name.split('/'));
    expect(
      named.filter(([suite]) => suite === 'storms').map(([, name]) => `${name}.test.ts`),
    ).toEqual(storms);
    expect(new Set(named.map(([suite]) => suite))).toEqual(
      new Set(listSuites(['further', 'long']).map(({ name }) => name)),
    );
    const asked = new Set(listPieces(0).flatMap(({ args }) => args));
    expect([...FURTHER_UNITS, ...FURTHER_FAULTS].filter((file) => !asked.has(file))).toEqual([]);
    for (const { args } of listPieces(0)) {
      for (const file of args.filter((arg) =>
        /^tests\/(?:storms|faults)\/[^.]+(?:\.fault)?$/.test(arg),
      ))
        expect([existsSync(`${file}.ts`), existsSync(`${file}.test.ts`)]).toContain(true);
    }
  });

  it('have every shard of what is cut into shards', () => {
    const shards = listPieces(0).flatMap(({ name, args }) => {
      const [, at, of] = /--shard=(\d+)\/(\d+)/.exec(args.join(' ')) ?? [];
      return at === undefined
        ? []
        : [{ suite: name.split('/')[0], at: Number(at), of: Number(of) }];
    });
    expect(new Set(shards.map(({ suite }) => suite)).size).toBe(3);
    for (const [name, parts] of Object.entries(Object.groupBy(shards, ({ suite }) => suite ?? '')))
      expect(
        parts?.map(({ at }) => at),
        name,
      ).toEqual(Array.from({ length: parts?.[0]?.of ?? 0 }, (_, at) => at + 1));
  });

  it('have all of each file that has a sample in `npm test`', () => {
    const sampled = globSync('{contracts,domain,server,studio,tests,web}/**/*.test.ts').filter(
      (file) =>
        !file.startsWith('tests/storms/') &&
        /\b(?:stormSize|PAGES_IN_TURN|WALKS_IN_TURN)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(sampled.toSorted()).toEqual(SAMPLED_FILES.toSorted());
  });

  it('begin where one and a half times the longest before it fits', () => {
    expect(fitsIn(241, [])).toBe(true);
    expect(fitsIn(240, [])).toBe(false);
    expect(fitsIn(91, [20, 60, 30])).toBe(true);
    expect(fitsIn(90, [20, 60, 30])).toBe(false);
    expect(fitsIn(-5, [1])).toBe(false);
  });
});
