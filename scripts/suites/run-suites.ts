import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolderInMemory } from './disk-in-memory.ts';
import { readReport } from './read-report.ts';
import { listSuites } from './suites.ts';
import { tellTest } from './tell-test.ts';

/** The number of slowest files to name. */
const SLOWEST = 10;

// Runs every suite one after the other and adds up the results.
const suites = listSuites(process.argv.slice(2));
const folder = makeFolderInMemory();
mkdirSync('out', { recursive: true });
const total = { passed: 0, failed: 0 };
// They are told after the last suite, because of a long run often only the end is kept.
const toTell: string[] = [];
for (const [at, { name, size, args, report }] of suites.entries()) {
  const left = suites.slice(at + 1).map((suite) => suite.name);
  process.stdout.write(`\n=== ${name} (${at + 1} of ${suites.length}${listLeft(left)}) ===\n`);
  rmSync(report, { force: true });
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(folder !== undefined && {
        TMPDIR: folder,
        SUITES_FOLDER: folder,
        // The processes that tests start, one after the other, run the same modules.
        NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      }),
      ...(size !== undefined && { SENDERO_SIZE: size }),
    },
  });
  const { passed, failed, failures, unsteady, files } = readReport(report);
  // A suite that failed without a failed test, for example because it could not start, counts as
  // one failure.
  const counted = status !== 0 && failed === 0 ? 1 : failed;
  total.passed += passed;
  total.failed += counted;
  toTell.push(
    ...unsteady.map((test) => tellTest(`UNSTEADY in ${name}:`, test)),
    ...failures.map((test) => tellTest(`FAILED in ${name}:`, test)),
  );
  const slowest = files
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1)} s ${file}`);
  process.stdout.write(
    [
      `${name}: ${passed} passed, ${counted} failed, ${unsteady.length} unsteady in ${minutesSince(begun)} min; its slowest files:`,
      ...slowest,
    ].join('\n  ') + '\n',
  );
}
if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
for (const told of toTell) process.stdout.write(`\n${told}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function listLeft(names: readonly string[]): string {
  return names.length === 0 ? '' : `, then ${names.join(', ')}`;
}

function minutesSince(begun: number): string {
  return ((performance.now() - begun) / 60_000).toFixed(1);
}
