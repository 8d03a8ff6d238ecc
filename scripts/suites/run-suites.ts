import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeFolderInMemory } from './disk-in-memory.ts';
import { readReport } from './read-report.ts';
import { fitsIn, listPieces, listSuites } from './suites.ts';
import { tellTest } from './tell-test.ts';

/** The number of slowest files to name. */
const SLOWEST = 10;
const DAY_MS = 86_400_000;
/** What a run leaves for `--within`, which goes on counting. */
const COUNTED = 'out/counted.json';

const { values, positionals } = parseArgs({
  options: { within: { type: 'string' } },
  allowPositionals: true,
});
const within = values.within === undefined ? undefined : Number(values.within);

// Runs every suite one after the other and adds up the results.
const suites =
  within === undefined ? listSuites(positionals) : listPieces(Math.floor(Date.now() / DAY_MS));
const started = performance.now();
const ran: number[] = [];
const folder = makeFolderInMemory();
mkdirSync('out', { recursive: true });
const before = within === undefined ? { passed: 0, failed: 0 } : readCounted();
const total = { passed: 0, failed: 0 };
// They are told after the last suite, because of a long run often only the end is kept.
const toTell: string[] = [];
for (const [at, { name, size, args, report }] of suites.entries()) {
  const left = suites.slice(at + 1).map((suite) => suite.name);
  if (within !== undefined && !fitsIn(within - secondsSince(started), ran)) {
    process.stdout.write(`\nNo time is left for ${[name, ...left].join(', ')}.\n`);
    break;
  }
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
      SENDERO_SIZE: size,
    },
  });
  ran.push(secondsSince(begun));
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
const counted = { passed: before.passed + total.passed, failed: before.failed + total.failed };
writeFileSync(COUNTED, JSON.stringify(counted));
process.stdout.write(`\n${counted.passed} passed, ${counted.failed} failed\n`);
process.exitCode = total.failed > 0 || counted.passed === 0 ? 1 : 0;

function listLeft(names: readonly string[]): string {
  return names.length === 0 ? '' : `, then ${names.join(', ')}`;
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000;
}

function minutesSince(begun: number): string {
  return (secondsSince(begun) / 60).toFixed(1);
}

function readCounted(): { passed: number; failed: number } {
  return JSON.parse(readFileSync(COUNTED, 'utf8')) as { passed: number; failed: number };
}
