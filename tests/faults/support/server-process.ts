import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FAULT_ENVIRONMENT } from './tuning.ts';

export interface ServerProcess {
  base: string;
  port: number;
  /** Undefined without METRICS_PORT. */
  metricsPort: number | undefined;
  pid: number;
  /** Ends the process as a power cut would, as far as that is possible. */
  kill: () => Promise<void>;
  /** Ends the process as an operator would. */
  stop: () => Promise<void>;
}

interface ServerProcessOptions {
  environment: Record<string, string>;
  /** A command with arguments that the server runs under. */
  under?: readonly string[];
  /** The folder of the server's build. */
  cwd?: string;
  /** The folder of another version, which runs with its own build. */
  version?: string;
}

/** Starts the server as its own process and waits until it listens. */
export async function startServerProcess({
  environment,
  under = [],
  version = process.cwd(),
  cwd = version,
}: ServerProcessOptions): Promise<ServerProcess> {
  const node = [process.execPath, path.join(version, 'tests/faults/support/run-server.ts')];
  const [command = '', ...args] = [...under, ...node];
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      NODE_COMPILE_CACHE: path.resolve('build/compiled'),
      ...FAULT_ENVIRONMENT,
      // The mail server of the test is on this machine; without one the setting would be refused.
      ...(environment['SMTP_URL'] !== undefined && { SMTP_PLAIN: '1' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'exit');
  const ready = await Promise.race([
    once(createInterface(child.stdout), 'line').then(
      ([line]) => JSON.parse(String(line)) as { port: number; metricsPort?: number; pid: number },
    ),
    exited.then(() => {
      throw new Error(`The server did not start:\n${errors}`);
    }),
  ]);
  // Under another command, the server's own process is not our child.
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    try {
      process.kill(ready.pid, signal);
    } catch {
      // The process has already ended.
    }
    await exited;
  };
  return {
    base: `http://127.0.0.1:${ready.port}`,
    port: ready.port,
    metricsPort: ready.metricsPort,
    pid: ready.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
