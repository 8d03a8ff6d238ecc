import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CALLS } from './all-calls.ts';

describe('the calls', () => {
  it('are all in the list, each once', async () => {
    const modules = await Promise.all(
      globSync('contracts/calls/*.ts')
        .filter((file) => !/\.test\.ts$|all-calls/.test(file))
        .map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
    );
    const defined = modules
      .flatMap((module) => Object.values(module))
      .filter((value) => typeof value === 'object' && value !== null && 'policy' in value);
    expect(new Set(CALLS)).toEqual(new Set(defined));
    expect(CALLS).toHaveLength(defined.length);
  });

  it('have a name and an address of their own', () => {
    const names = CALLS.map(({ name }) => name);
    const addresses = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(CALLS.length);
    expect(new Set(addresses).size).toBe(CALLS.length);
  });

  it('that keep or send something are for the pages of this site', () => {
    const open = CALLS.filter(
      ({ method, policy }) => method === 'POST' && policy.from !== 'this-site',
    );
    // These calls answer what is public, compute, are opened by a signed link, or only count.
    expect(open.map(({ name }) => name)).toEqual([
      'nextArticles',
      'articleSummaries',
      'retirementGoalOfBody',
      'unsubscribe',
      'reportViolations',
    ]);
  });

  it('that know somebody are stored nowhere', () => {
    const kept = CALLS.filter(({ policy }) => policy.caching === 'no-cache');
    expect(
      kept.filter(({ policy }) => policy.from === 'this-site' || policy.countsBrowser),
    ).toEqual([]);
  });

  it('have their addresses here, and nowhere else in the product', () => {
    const heads = CALLS.map(({ path }) => path.split('/:')[0] ?? path);
    const files = globSync('{web,server,domain,contracts}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$|^contracts\/calls\//.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return heads.filter((head) => text.includes(head)).map((head) => `${file}: ${head}`);
    });
    expect(found).toEqual([]);
  });
});
