import { spawnSync } from 'node:child_process';
import { readAudit } from './read-audit.ts';

// Asks the registry before a release whether a package that production needs has a known weakness.
const LONGEST_MS = 60_000;
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: LONGEST_MS,
});
const { says, isGrave } = readAudit(stdout ?? '');
process.stdout.write(`${says}\n`);
if (isGrave && !process.argv.includes('--despite-weaknesses')) {
  process.stderr.write(
    'No release is made. If none of them can be reached by us: npm run release -- --despite-weaknesses\n',
  );
  process.exitCode = 1;
}
