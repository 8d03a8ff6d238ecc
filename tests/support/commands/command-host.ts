import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Asked, Told } from './run-command.ts';

/** What a command throws here in place of ending the process. */
class Ended extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The command has ended with ${status}`);
    this.status = status;
  }
}

/** The status of a process whose top level waits for what never comes. */
const WAITS_FOR_NOTHING = 13;

let runs = 0;
let said: Told = { status: null, stdout: '', stderr: '' };
let tell: ((status: number) => void) | undefined;

process.stdout.write = (text: string | Uint8Array) => ((said.stdout += String(text)), true);
process.stderr.write = (text: string | Uint8Array) => ((said.stderr += String(text)), true);
process.exit = (status) => {
  throw new Ended(Number(status ?? process.exitCode ?? 0));
};
// Whoever has asked has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (asked: Asked) => void run(asked));
// A command has ended when nothing is left that it waits for, as a process of its own would.
process.on('beforeExit', () => tell?.(WAITS_FOR_NOTHING));

/** Runs the script of a command anew; what it imports is here from the command before. */
async function run({ script, args, env }: Asked): Promise<void> {
  said = { status: null, stdout: '', stderr: '' };
  process.env = env;
  process.argv = [process.execPath, path.resolve(script), ...args];
  process.exitCode = undefined;
  const { promise, resolve } = Promise.withResolvers<number>();
  tell = resolve;
  process.channel?.unref();
  runs += 1;
  import(`${pathToFileURL(script).href}?run=${runs}`).then(
    () => (tell = () => resolve(Number(process.exitCode ?? 0))),
    (error: unknown) => {
      if (error instanceof Ended) return resolve(error.status);
      said.stderr += error instanceof Error ? `${error.stack}\n` : String(error);
      tell = () => resolve(1);
    },
  );
  const status = await promise;
  tell = undefined;
  process.channel?.ref();
  process.send?.({ ...said, status });
}
