import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Grown {
  used: number;
  counted: number;
}

it('the cache of pages takes the memory that it counts, within a fifth', async () => {
  const file = path.resolve('tests/storms/support/fill-page-cache.ts');
  const child = fork(file, { execArgv: ['--expose-gc'], env: {} });
  const rounds: Grown[] = [];
  child.on('message', (grown: Grown) => rounds.push(grown));
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
  // The median, because a buffer of the compressor may be given back in any one round.
  const ratios = rounds.map(({ used, counted }) => used / counted).toSorted((a, b) => a - b);
  expect(ratios).toHaveLength(5);
  expect(ratios[2]).toBeGreaterThan(0.8);
  expect(ratios[2]).toBeLessThan(1.2);
});
