import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PROGRAM = `
import { collectGarbage } from './server/collect-garbage.ts';
const left = new WeakRef({});
await new Promise((resolve) => setImmediate(resolve));
collectGarbage();
process.stdout.write(left.deref() === undefined ? 'collected' : 'kept');
`;

it.each([
  { flags: ['--expose-gc'], left: 'collected' },
  { flags: [], left: 'kept' },
])('what is left is $left with the flags "$flags"', ({ flags, left }) => {
  const { stdout } = spawnSync(
    process.execPath,
    [...flags, '--input-type=module', '--eval', PROGRAM],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe(left);
});
