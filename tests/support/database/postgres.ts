import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRefused } from './portable-sql.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface Postgres {
  url: string;
  /** Ends the database as a crash would. */
  kill: () => void;
  start: () => void;
  /**
   * Freezes the database with its connections open, as a swapping machine or a frozen container
   * would.
   */
  pause: () => void;
  resume: () => void;
  /** Ends the database and deletes its data. */
  remove: () => void;
}

/**
 * The folder of the newest installed PostgreSQL's programs; `scripts/setup/postgres.mjs` installs
 * one.
 */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/**
 * A database server with its data in a temporary folder. It listens on a socket file there: another
 * program's outgoing connection could take a free port before the server starts again. What other
 * engines lack is refused, except where an older version runs that did not do without.
 */
export function startPostgres({ refusesWhatOthersLack = true } = {}): Postgres {
  const programs = findPostgresPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL is not installed: `npm test` installs it on Debian as root');
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-postgres-'));
  const data = path.join(folder, 'data');
  giveToPostgres(folder);
  // A killed client loses none of its commits, and neither would a crash of the server: the disk is
  // flushed.
  const options = `-k ${folder} -c listen_addresses='' -c max_connections=60 ${LOGS_STATEMENTS}`;
  const control = (...args: string[]): void =>
    runAsPostgres(path.join(programs, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const start = (): void =>
    control('-o', options, '-l', path.join(folder, 'postgres.log'), 'start');
  makeData(programs, data);
  start();
  return {
    url: `postgres://sendero@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    kill: () => control('-m', 'immediate', 'stop'),
    pause: () => signalAll(data, 'SIGSTOP'),
    resume: () => signalAll(data, 'SIGCONT'),
    remove: () => {
      if (existsSync(path.join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
      const refused = refusesWhatOthersLack ? listRefused(path.join(folder, 'postgres.log')) : [];
      rmSync(folder, { recursive: true, force: true });
      if (refused.length > 0)
        throw new Error(`Statements that other engines lack: ${refused.join('; ')}`);
    },
  };
}

/**
 * An empty database takes a second of processor to make, and a tenth of one to copy: the suites of a run
 * make one, which each test that wants one copies.
 */
function makeData(programs: string, data: string): void {
  const shared = process.env['SUITES_FOLDER'];
  if (shared === undefined) return initialize(programs, data);
  const made = path.join(shared, 'postgres-data');
  if (!existsSync(made)) {
    const own = mkdtempSync(path.join(shared, 'postgres-'));
    giveToPostgres(own);
    initialize(programs, path.join(own, 'data'));
    try {
      renameSync(path.join(own, 'data'), made);
    } catch (error) {
      // Another thread was first, and its own will do.
      if (!existsSync(made)) throw error;
    }
    rmSync(own, { recursive: true, force: true });
  }
  runAsPostgres('cp', ['-a', made, data]);
}

function initialize(programs: string, data: string): void {
  const from = ['-D', data, '-U', 'sendero', '-A', 'trust', '-E', 'UTF8'];
  runAsPostgres(path.join(programs, 'initdb'), [...from, '--no-sync', '--locale=C']);
}

const LOGS_STATEMENTS =
  "-c log_statement=all -c log_parameter_max_length=0 -c log_line_prefix='@@ ' -c log_destination=stderr";
const STATEMENT = /^@@ LOG: {2}(?:statement|execute [^:]+): ([\s\S]*?)(?=\n@@ |$(?![\s\S]))/gm;

/** Every statement that a test has sent is one that the other engines run too. */
function listRefused(log: string): string[] {
  if (!existsSync(log)) return [];
  const sent = Array.from(readFileSync(log, 'utf8').matchAll(STATEMENT), ([, sql = '']) => sql);
  return [...new Set(sent)].flatMap((sql) =>
    findRefused(sql).map((what) => `${what} in ${sql.trim()}`),
  );
}

/** Stops the parent before its children, so that it starts no others. */
function signalAll(data: string, signal: NodeJS.Signals): void {
  const first = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(first, signal);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  for (const pid of stdout.split('\n').filter((line) => line.trim() !== '')) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // The process has already ended.
    }
  }
}

/** PostgreSQL refuses to run as root; there it runs as the user that Debian made for it. */
function runAsPostgres(program: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [command, all] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : [program, args];
  const { status, stderr } = spawnSync(command, all, {
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${stderr}`);
}

let owner: Record<'user' | 'group', number> | undefined;

function giveToPostgres(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  // A process of a large one takes a while to start.
  owner ??= { user: id('-u'), group: id('-g') };
  chownSync(folder, owner.user, owner.group);
}
