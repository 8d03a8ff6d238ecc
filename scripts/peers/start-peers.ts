import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';

/** Another server with a page of the same length and pictures, to be measured in the same rounds. */
interface Peer {
  name: string;
  url: string;
  stop: () => void;
}

/** The page that every peer has. */
const PAGE = '/acme/articles/7/x';

interface Installed {
  name: string;
  folder: string;
  /** The file that is run, below the folder. */
  file: string;
  args: (port: number) => string[];
}

const KNOWN: readonly Installed[] = [
  {
    name: 'Next.js',
    folder: 'next',
    file: 'node_modules/next/dist/bin/next',
    args: (port) => ['start', '-p', String(port), '-H', '127.0.0.1'],
  },
  { name: 'Astro', folder: 'astro', file: 'dist/server/entry.mjs', args: () => [] },
];

/** Starts the peers that are installed and built in the folder `PEERS`; without one there are none. */
export async function startPeers(root = process.env['PEERS']): Promise<Peer[]> {
  const found = KNOWN.filter(
    ({ folder, file }) => root !== undefined && existsSync(path.join(root, folder, file)),
  );
  if (found.length === 0) process.stdout.write('No peers: PEERS names no folder that has them\n');
  return Promise.all(found.map((peer) => startPeer(root ?? '', peer)));
}

async function startPeer(root: string, { name, folder, file, args }: Installed): Promise<Peer> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [file, ...args(port)], {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}${PAGE}`;
  for (let attempt = 0; !(await answersAt(url)); attempt += 1) {
    if (attempt === 300 || child.exitCode !== null) throw new Error(`${name} does not answer`);
    await once(spawn('sleep', ['0.1']), 'exit');
  }
  return { name, url, stop: () => void child.kill() };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export function answersAt(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Figures of a busy machine are worth less: each measurement says how busy it was before and after. */
export function sayLoad(when: 'before' | 'after'): void {
  process.stdout.write(`Load ${when}: ${loadavg()[0]?.toFixed(1)}\n`);
}
