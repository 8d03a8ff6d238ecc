import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses in the files of `docs/operating/`. */
const WRITTEN_NET = '10.0.0.';
/** Every PASSWORD of those files. */
export const PASSWORD = 'a-password-for-tests';

export interface Machine {
  address: string;
  /** Writes a file of `docs/operating/` as this machine has it, and returns where. */
  write: (file: string, replaced?: Record<string, string>) => string;
  /** Starts a program that goes on running, as the user that Debian made for PostgreSQL. */
  start: (command: string, args: readonly string[]) => ChildProcess;
  /** Lets all of it stand still with its connections open, as a frozen machine, or one program. */
  pause: (only?: string) => void;
  resume: (only?: string) => void;
  kill: () => Promise<void>;
}

interface MachineOptions {
  name: string;
  /** The last part of its address. */
  host: number;
  net: string;
  folder: string;
}

/**
 * One of the machines that the files of `docs/operating/` are for. It has an address of its own on
 * this machine, so that the files keep their ports; its folders lie below one of the test's.
 */
export function createMachine({ name, host, net, folder }: MachineOptions): Machine {
  const address = `${net}${host}`;
  const root = path.join(folder, name);
  const user = findUser();
  const programs: ChildProcess[] = [];
  makeFolder(root, user);
  const select = (only: string | undefined): Running =>
    only === undefined
      ? { programs, root }
      : { programs: programs.filter(({ spawnfile }) => spawnfile === only) };
  return {
    address,
    write: (file, replaced = {}) => {
      const written = Object.entries({
        ...replaced,
        NAME: name,
        ADDRESS: address,
        PASSWORD,
        // Everything on this machine comes from its usual address.
        [`${WRITTEN_NET}0/24`]: '127.0.0.0/8',
        [WRITTEN_NET]: net,
        '/var/': `${root}/var/`,
        '/etc/': `${root}/etc/`,
      }).reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        readFileSync(path.join('docs/operating', file), 'utf8'),
      );
      for (const [inside] of written.matchAll(new RegExp(`${root}/[\\w/.]*`, 'g')))
        makeFolder(path.extname(inside) === '' ? inside : path.dirname(inside), user);
      const target =
        file === 'userlist.txt' ? path.join(root, 'etc/pgbouncer', file) : path.join(root, file);
      writeFileSync(target, written);
      return target;
    },
    start: (command, args) => {
      const log = openSync(path.join(root, `${path.basename(command)}.log`), 'a');
      const program = spawn(command, args, { ...user, cwd: root, stdio: ['ignore', log, log] });
      programs.push(program);
      return program;
    },
    pause: (only) => signal(select(only), 'SIGSTOP'),
    resume: (only) => signal(select(only), 'SIGCONT'),
    kill: async () => {
      const running = programs.filter((one) => one.exitCode === null && one.signalCode === null);
      const ended = running.map((program) => once(program, 'exit'));
      signal({ programs: running, root }, 'SIGKILL');
      await Promise.all(ended);
    },
  };
}

interface Running {
  programs: readonly ChildProcess[];
  /** The folder whose PostgreSQL is meant, too. */
  root?: string;
}

function makeFolder(folder: string, { uid, gid }: { uid?: number; gid?: number }): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** PostgreSQL and PgBouncer refuse to run as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Signals the programs, what they have started, and what runs in a folder of the machine: PostgreSQL
 * leaves those who start it. Parents come first, so that they start no more.
 */
function signal({ programs, root }: Running, name: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const children = new Map<number, number[]>();
  const waiting = programs.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  for (const line of stdout.split('\n')) {
    const [, pid = '', parent = '', args = ''] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(pid)]);
    if (root !== undefined && args.includes(` -D ${root}/`)) waiting.push(Number(pid));
  }
  for (let pid = waiting.shift(); pid !== undefined; pid = waiting.shift()) {
    waiting.push(...(children.get(pid) ?? []));
    try {
      process.kill(pid, name);
    } catch {
      // The process has already ended.
    }
  }
}
