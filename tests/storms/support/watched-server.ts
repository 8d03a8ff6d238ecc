import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';

export interface WatchedServer {
  port: number;
  /** Every line that the server has written so far, to either stream. */
  lines: () => readonly string[];
  /** Returns the server's memory after garbage collection, including memory outside the heap. */
  heldBytes: () => Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Starts the server as an operator does, as a process of its own, so that its output and memory are
 * its own.
 */
export async function startWatchedServer(
  environment: Record<string, string>,
): Promise<WatchedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-storm-'));
  const preload = path.join(import.meta.dirname, 'tell-memory.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SECRET_KEY: 'a secret for tests, long enough to be one',
      OUTBOX_DIR: path.join(folder, 'outbox'),
      DATABASE_URL: `sqlite:${path.join(folder, 'storm.sqlite')}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const exited = once(child, 'exit');
  const listening = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const port = /"event":"listening","port":(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
    }
    void exited.then(() => reject(new Error(`The server ended:\n${lines.slice(-20).join('\n')}`)));
  });
  const port = await listening;
  return {
    port,
    lines: () => lines,
    heldBytes: async () => {
      const told = once(child, 'message');
      child.send('memory');
      const [{ heapUsed, external }] = (await told) as [NodeJS.MemoryUsage];
      return heapUsed + external;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      // The last output is read before the lines are checked.
      await setImmediate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
