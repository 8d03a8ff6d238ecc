import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const PROGRAMS = [
  ['caddy', 'version'],
  ['varnishd', '-V'],
] as const;

/** `npm test cluster` installs them where it can. */
export function hasEdgePrograms(): boolean {
  return PROGRAMS.every(([program, asked]) => spawnSync(program, [asked]).status === 0);
}

/** A port that was free a moment ago, for programs that cannot say which one they took. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Writes a file of `docs/operating` with what an operator replaces in it; each has to stand there. */
function fillIn(name: string, to: string, values: Readonly<Record<string, string>>): void {
  let text = readFileSync(path.join('docs/operating', name), 'utf8');
  for (const [from, value] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`${name} does not say ${from} any more`);
    text = text.replaceAll(from, value);
  }
  writeFileSync(to, text);
}

interface CaddyParts {
  folder: string;
  http: number;
  https: number;
  /** The operators' port of the node that is asked. */
  operators: number;
  /** What stands behind it. */
  behind: number;
}

/** Caddy with our file, on other ports and with an authority of its own in place of the world's. */
export function startCaddy({ folder, http, https, operators, behind }: CaddyParts): ChildProcess {
  const file = path.join(folder, 'Caddyfile');
  const own = `admin off
	local_certs
	skip_install_trust
	http_port ${http}
	https_port ${https}
	storage file_system ${path.join(folder, 'caddy')}
	on_demand_tls {`;
  fillIn('Caddyfile', file, {
    'on_demand_tls {': own,
    '127.0.0.1:9464': `127.0.0.1:${operators}`,
    '127.0.0.1:3000': `127.0.0.1:${behind}`,
  });
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return spawn('caddy', args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
}

interface VarnishParts {
  folder: string;
  port: number;
  node: number;
  token: string;
}

/** Varnish with our file, in the foreground and with its memory on the heap. */
export function startVarnish({ folder, port, node, token }: VarnishParts): ChildProcess {
  const file = path.join(folder, 'varnish.vcl');
  fillIn('varnish.vcl', file, { '"3000"': `"${node}"`, PURGE_TOKEN: token });
  const state = path.join(folder, 'varnish');
  mkdirSync(state);
  const kept = ['-n', state, '-s', 'malloc,64m'];
  const asked = ['-f', file, '-a', `127.0.0.1:${port}`, '-p', 'http_gzip_support=off'];
  return spawn('varnishd', ['-F', '-j', 'none', ...kept, ...asked], { stdio: 'ignore' });
}

export interface EdgeAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

interface EdgeRequest {
  host: string;
  target: string;
  headers?: Record<string, string>;
}

/** Asks over TLS as a browser does: the host is named in the handshake. */
export function askTls(
  port: number,
  { host, target, headers = {} }: EdgeRequest,
): Promise<EdgeAnswer> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path: target,
    servername: host,
    // The authority of the test is known to nobody.
    rejectUnauthorized: false,
    agent: false,
    headers: { Host: host, 'Accept-Encoding': 'br', ...headers },
  };
  return new Promise((resolve, reject) => {
    const readAnswer = async (response: IncomingMessage): Promise<EdgeAnswer> => {
      const { 'content-encoding': encoding } = response.headers;
      return {
        status: response.statusCode ?? 0,
        headers: response.headers as EdgeAnswer['headers'],
        text: unpack(await buffer(response), encoding).toString(),
      };
    };
    request(options, (response) => resolve(readAnswer(response)))
      .once('error', reject)
      .end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
