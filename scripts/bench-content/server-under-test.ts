import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { ask } from './ask.ts';
import { cpuSecondsOf, mainThreadOf } from './process-figures.ts';

const LOOK_EVERY_MS = 10;
const LONGEST_START_MS = 900_000;

export interface ServerUnderTest {
  pid: number;
  port: number;
  /** What starting cost until `/readyz` said yes. */
  start: { cpu: number; mainCpu: number; seconds: number };
  /** The longest delay of the event loop since this was asked last. */
  longestDelayMs: () => Promise<number>;
  /** What the main thread holds after a garbage collection. */
  liveMb: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Makes the folder that a server runs in: everything it keeps between two starts is below it. */
export function prepareRunFolder(folder: string, repository: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const own of ['var', 'build']) mkdirSync(path.join(folder, own), { recursive: true });
  const build = path.join(repository, 'build');
  // What a server compiles at its first start is kept there, too.
  for (const name of readdirSync(build).filter((entry) => entry !== 'compiled'))
    symlinkSync(path.join(build, name), path.join(folder, 'build', name));
}

interface ServerToStart {
  repository: string;
  runFolder: string;
  contentDir: string;
}

/** Starts the server as `npm start` does, on a free port, and waits until it is ready. */
export async function startServer(options: ServerToStart): Promise<ServerUnderTest> {
  const { repository, runFolder, contentDir } = options;
  // A file takes lines at any speed; a pipe that is full would stop the server.
  const logFile = path.join(runFolder, 'log.jsonl');
  rmSync(logFile, { force: true });
  const log = openSync(logFile, 'a');
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      `--import=${path.join(import.meta.dirname, 'watch-loop.ts')}`,
      path.join(repository, 'server/main.ts'),
    ],
    {
      cwd: runFolder,
      stdio: ['ignore', log, log, 'ipc'],
      env: {
        ...(parseEnv(readFileSync('server/memory.env', 'utf8')) as Record<string, string>),
        PATH: process.env['PATH'],
        PORT: '0',
        CONTENT_DIR: contentDir,
        DATABASE_URL: 'sqlite:var/bench.sqlite',
        VOTES_PER_NETWORK: '100000',
      },
    },
  );
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) throw new Error('The server could not be started');
  process.once('exit', () => child.kill());
  const read = (): string => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  let port: number | undefined;
  while (!(port !== undefined && (await isReady(port)))) {
    const seconds = (performance.now() - startedAt) / 1_000;
    if (!isRunning() || seconds * 1_000 > LONGEST_START_MS)
      throw new Error(`The server did not start within ${Math.round(seconds)} s:\n${read()}`);
    await wait(LOOK_EVERY_MS);
    port ??= findPort(read());
  }
  const start = {
    cpu: cpuSecondsOf(pid),
    mainCpu: mainThreadOf(pid).cpu,
    seconds: (performance.now() - startedAt) / 1_000,
  };
  return {
    pid,
    port,
    start,
    longestDelayMs: async () => (await tell(child, 'delay')).longestDelayMs ?? 0,
    liveMb: async () => ((await tell(child, 'memory')).liveBytes ?? 0) / 1_024 ** 2,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function findPort(log: string): number | undefined {
  const line = log.split('\n').find((text) => text.includes('"event":"listening"'));
  return line === undefined ? undefined : (JSON.parse(line) as { port: number }).port;
}

async function isReady(port: number): Promise<boolean> {
  return ask({ port, path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

interface Told {
  longestDelayMs?: number;
  liveBytes?: number;
}

async function tell(child: ChildProcess, what: 'delay' | 'memory'): Promise<Told> {
  const answer = once(child, 'message') as Promise<[Told]>;
  child.send(what);
  return (await answer)[0];
}
