import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface Asked {
  script: string;
  args: readonly string[];
  env: Record<string, string>;
}

export interface Told {
  status: number | null;
  stdout: string;
  stderr: string;
}

let host: ChildProcess | undefined;
let asking: PromiseWithResolvers<Told> | undefined;

/**
 * Runs a command in a process that has run others before it, and so need not load again what they share: nearly
 * all that a short one costs. `scripts/commands.test.ts` starts each as a process of its own.
 */
export async function runCommand(
  [script, ...args]: readonly [script: string, ...args: string[]],
  settings: Readonly<Record<string, string>>,
): Promise<Told> {
  const { SUDO_USER: _sudo, ...environment } = process.env;
  const env = { ...environment, ...settings } as Record<string, string>;
  host ??= startHost();
  asking = Promise.withResolvers();
  host.send({ script, args, env } satisfies Asked);
  return asking.promise;
}

/** It ends with the thread of the tests, which does not wait for it. */
function startHost(): ChildProcess {
  const started = fork(path.join(import.meta.dirname, 'command-host.ts'), { execArgv: [] });
  started.on('message', (told) => asking?.resolve(told as Told));
  started.on('exit', () => {
    host = undefined;
    asking?.reject(new Error('The process of the commands has ended'));
  });
  started.unref();
  started.channel?.unref();
  return started;
}
