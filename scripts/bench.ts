import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answersAt, findFreePort, sayLoad, startPeers } from './peers/start-peers.ts';

/**
 * Compares the article page from memory, the same page rendered anew each time, and nginx with the
 * same bytes, and with the peers that are installed. They take turns within one run, because only
 * ratios are comparable on a shared machine.
 */
const PAGE = '/generic/articles/employer-match/the-match-money-that-meets-you-halfway';
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
const BROTLI = 'Accept-Encoding: br';

interface Target {
  name: string;
  url: string;
  headers: string[];
  child: ChildProcess | undefined;
  /** Whose rate its own is told as a part of. */
  reference: Target | undefined;
  rounds: Round[];
}

interface Round {
  perSecond: number;
  p99Ms: number;
  cpuMsPerRequest: number | undefined;
}

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync('which', [tool]).status !== 0) {
    process.stderr.write(
      `The bench needs ${tool}: install it (Debian: apt-get install wrk nginx-light) and run again.\n`,
    );
    process.exit(1);
  }
}

const kept = await startServerChild('kept');
const anew = await startServerChild('anew');
const page = bodyOf(kept.url, BROTLI);
const plain = bodyOf(kept.url);
const bare = await startBareChild(page);
const nginx = await startNginx({ 'page.html': page, 'plain.html': plain });
const peers = await startPeers();
const REFERENCE = target('nginx, same bytes', nginx.url('page.html'));
const UNCHANGED = target('nginx, 304', nginx.url('page.html'), {
  headers: [await haveAlready(nginx.url('page.html'))],
});
const PLAIN = target('nginx, not compressed', nginx.url('plain.html'));
const targets: Target[] = [
  REFERENCE,
  target('node:http, nothing else', bare.url, { child: bare.child }),
  target('Sendero, page kept', kept.url, { headers: [BROTLI], child: kept.child }),
  target('Sendero, page anew', anew.url, { headers: [BROTLI], child: anew.child }),
  UNCHANGED,
  target('Sendero, 304', kept.url, {
    headers: [BROTLI, await haveAlready(kept.url, BROTLI)],
    child: kept.child,
    reference: UNCHANGED,
  }),
  PLAIN,
  target('Sendero, not compressed', kept.url, { child: kept.child, reference: PLAIN }),
  ...peers.map(({ name, url }) => target(name, url, { headers: [BROTLI] })),
];
sayLoad('before');
process.stdout.write(
  `${page.byteLength} bytes a page, ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections\n`,
);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const each of targets) each.rounds.push(await measure(each));
}
report();
sayLoad('after');
for (const peer of peers) peer.stop();
bare.child.disconnect();
kept.child.disconnect();
anew.child.disconnect();
nginx.stop();

function target(name: string, url: string, more: Partial<Target> = {}): Target {
  return { name, url, headers: [], child: undefined, reference: undefined, rounds: [], ...more };
}

/** The header of a visitor who has this answer. */
async function haveAlready(url: string, ...headers: string[]): Promise<string> {
  const { headers: got } = await fetch(url, {
    headers: Object.fromEntries(headers.map((header) => header.split(': ', 2))) as Record<
      string,
      string
    >,
  });
  return `If-None-Match: ${got.get('ETag') ?? ''}`;
}

async function startServerChild(mode: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork('scripts/bench-server.ts', [mode], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  if (child.pid !== undefined) pinTo(0, child.pid);
  return { url: `http://127.0.0.1:${port}${PAGE}`, child };
}

async function startBareChild(body: Buffer): Promise<{ url: string; child: ChildProcess }> {
  const child = fork('scripts/bench-bare.ts', { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(body.toString('base64'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  if (child.pid !== undefined) pinTo(0, child.pid);
  return { url: `http://127.0.0.1:${port}/`, child };
}

/** One core is for the server and the other for the client. */
function pinTo(core: number, pid: number): void {
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

function bodyOf(url: string, ...headers: string[]): Buffer {
  const asked = headers.flatMap((header) => ['-H', header]);
  return spawnSync('curl', ['-s', ...asked, '--raw', url], { maxBuffer: 10_000_000 }).stdout;
}

async function startNginx(
  files: Readonly<Record<string, Buffer>>,
): Promise<{ url: (name: string) => string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-nginx-'));
  const port = await findFreePort();
  mkdirSync(path.join(folder, 'www'));
  for (const [name, body] of Object.entries(files))
    writeFileSync(path.join(folder, 'www', name), body);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; types { text/html html; }
client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${port}; root ${folder}/www; open_file_cache max=10; location = /page.html { add_header Content-Encoding br; } } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  if (child.pid !== undefined) pinTo(0, child.pid);
  const url = (name: string): string => `http://127.0.0.1:${port}/${name}`;
  for (let attempt = 0; attempt < 100 && !(await answersAt(url('page.html'))); attempt += 1)
    await once(spawn('sleep', ['0.05']), 'exit');
  return {
    url,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function measure({ url, headers, child }: Target): Promise<Round> {
  const before = await cpuOf(child);
  const args = ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'];
  const { stdout } = spawnSync(
    'taskset',
    [...args, ...headers.flatMap((header) => ['-H', header]), url],
    { encoding: 'utf8' },
  );
  const after = await cpuOf(child);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: inMilliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    cpuMsPerRequest:
      before === undefined || after === undefined ? undefined : (after - before) / requests,
  };
}

async function cpuOf(child: ChildProcess | undefined): Promise<number | undefined> {
  if (!child) return undefined;
  const answer = once(child, 'message') as Promise<[{ cpuMs: number }]>;
  child.send('cpu');
  return (await answer)[0].cpuMs;
}

function inMilliseconds(match: RegExpExecArray | null): number {
  const factor: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
  return Number(match?.[1] ?? 0) * (factor[match?.[2] ?? 'ms'] ?? 1);
}

function report(): void {
  for (const { name, rounds, reference = REFERENCE } of targets) {
    const perSecond = rateOf(rounds);
    const cpu = median(rounds.flatMap((round) => round.cpuMsPerRequest ?? []));
    const parts = [
      name.padEnd(24),
      `${Math.round(perSecond)}/s`.padStart(10),
      `x nginx ${(perSecond / rateOf(reference.rounds)).toFixed(3)}`,
      `p99 ${median(rounds.map((round) => round.p99Ms)).toFixed(2)} ms`,
      Number.isNaN(cpu) ? '' : `CPU ${cpu.toFixed(3)} ms a request`,
    ];
    process.stdout.write(`${parts.join('  ')}\n`);
  }
}

function rateOf(rounds: readonly Round[]): number {
  return median(rounds.map((round) => round.perSecond));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
