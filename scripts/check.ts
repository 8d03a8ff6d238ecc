import { spawnSync } from 'node:child_process';

/** Everything that can be said of the code without running it, in the order of how often it is wrong. */
const STEPS: ReadonlyArray<{ name: string; args: string[] }> = [
  { name: 'route types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'types of the pure room',
    args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'domain'],
  },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--max-warnings=0'] },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  {
    name: 'unused files, exports and dependencies',
    args: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  { name: 'content', args: ['scripts/content-check.ts'] },
  {
    name: 'boundaries',
    args: ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture', '--silent=true'],
  },
];

const failed: string[] = [];
for (const { name, args } of STEPS) {
  process.stdout.write(`· ${name}\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status === 0) continue;
  failed.push(name);
  process.stdout.write(`${stdout}${stderr}\n`);
}
process.stdout.write(
  failed.length === 0 ? 'All in order.\n' : `Not in order: ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
