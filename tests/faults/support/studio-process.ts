import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PROXY_SECRET } from '#tests/support/studio/hosted-studio.ts';
import { FAULT_ENVIRONMENT } from './tuning.ts';

export interface StudioProcess {
  port: number;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the hosted studio as its own process, behind a proxy with this origin, and waits until it listens. */
export async function startStudioProcess(
  origin: string,
  environment: Readonly<Record<string, string>>,
): Promise<StudioProcess> {
  const child = spawn(process.execPath, ['studio/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...FAULT_ENVIRONMENT,
      STUDIO_ORIGIN: origin,
      STUDIO_PORT: '0',
      STUDIO_PROXY_SECRET: PROXY_SECRET,
      TRUST_PROXY: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'exit');
  const listening = new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { event: string; port?: number };
      if (said.event === 'studio-listening') resolve(said.port ?? 0);
    });
  });
  const port = await Promise.race([
    listening,
    exited.then(() => {
      throw new Error(`The studio did not start:\n${errors}`);
    }),
  ]);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { port, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
