import { existsSync } from 'node:fs';
import { answers, run, say } from './steps.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Finds or installs PostgreSQL for the tests that run on both databases; without it they are
 * skipped and say so.
 */
export function ensurePostgres() {
  if (existsSync(DEBIAN_FOLDER)) return;
  if (process.getuid?.() !== 0 || !answers('apt-get', ['--version'])) {
    say('No PostgreSQL found: its half of the database tests is left out.');
    return;
  }
  say('Installing PostgreSQL for the tests (about half a minute) …');
  const isDone =
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  if (!isDone) say('PostgreSQL could not be installed: its half of the tests is left out.');
}
