import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS, patternOf } from './chunk-groups.ts';

const MODULES = globSync('{contracts,domain,web}/**/*.{ts,tsx,css}').filter(
  (file) => !file.includes('.test.'),
);

describe.each(CHUNK_GROUPS)('the file $name', ({ paths, but = [], packages = [], ...rest }) => {
  it.each([...paths, ...but])('knows what begins with %s', (path) => {
    expect(MODULES.some((module) => module.startsWith(path))).toBe(true);
  });

  it('takes packages that are installed', () => {
    expect(packages.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([]);
  });

  it('has what its paths name, and nothing of the rest', () => {
    const pattern = patternOf({ paths, but, packages, ...rest });
    const begins = (module: string, with_: readonly string[]): boolean =>
      with_.some((path) => module.startsWith(path));
    const named = MODULES.filter((module) => begins(module, paths) && !begins(module, but));
    expect(MODULES.filter((module) => pattern.test(`/anywhere/${module}`))).toEqual(named);
    expect(named.length).toBeGreaterThan(0);
  });
});
