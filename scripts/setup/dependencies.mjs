import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { giveUp, run, say } from './steps.mjs';

const INSTALLED_MARK = 'node_modules/.sendero-installed';

/** Installs exactly what the lock file names, once for each version of the lock file. */
export function ensureDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALLED_MARK) && readFileSync(INSTALLED_MARK, 'utf8') === lock) return;
  say('Installing the dependencies from the lock file (about a minute) …');
  // Inside `npm start`, npm gives its own path; the plain name could be another version.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const isDone = npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (!isDone)
    giveUp(
      'The dependencies could not be installed: check that this machine reaches the npm registry, then try again.',
    );
  writeFileSync(INSTALLED_MARK, lock);
}
