import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  askTls,
  findFreePort,
  hasEdgePrograms,
  startCaddy,
  startVarnish,
  type EdgeAnswer,
} from './support/edge.ts';

const A = 'plan.a.example';
const FEES = '/generic/articles/fees/the-small-print-that-eats-savings';
const FAQS = '/generic/faqs';
const TOKEN = 'a-token-of-the-cache';

const isHere = hasEdgePrograms();
const WHY = isHere ? '' : ' (left out: caddy or varnishd is not installed)';

describe.skipIf(!isHere)(`Caddy and Varnish, as they are set up, before a node${WHY}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-edge-'));
  const running: ChildProcess[] = [];
  let server: TestServer;
  let ports: { http: number; https: number; varnish: number };

  const ask = (target: string, headers: Record<string, string> = {}): Promise<EdgeAnswer> =>
    askTls(ports.https, { host: A, target, headers });

  /** The requests that the node answered; what comes from Varnish is not among them. */
  const countAtNode = async (kind: string): Promise<number> => {
    const figures = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    const row = new RegExp(`^sendero_requests_total\\{kind="${kind}",class="2xx"\\} (\\d+)$`, 'm');
    return Number(row.exec(figures)?.[1] ?? 0);
  };

  const edit = async (words: string): Promise<void> => {
    const file = path.join(server.contentDir ?? '', 'articles/fees/en.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${words}\n`);
    await server.content.reload();
  };

  beforeAll(async () => {
    const [http, https, varnish] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    ports = { http, https, varnish };
    server = await startTestServer({
      environment: {
        TRUST_PROXY: '2',
        METRICS_PORT: '0',
        PURGE_URL: `http://127.0.0.1:${varnish}/purge`,
        PURGE_TOKEN: TOKEN,
      },
      changeContent: (contentDir) =>
        changeYaml(contentDir, 'companies/generic/company.yaml', { domains: [A] }),
    });
    running.push(
      startVarnish({ folder, port: varnish, node: server.port, token: TOKEN }),
      startCaddy({ folder, http, https, behind: varnish, operators: server.metricsPort ?? 0 }),
    );
    await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), 60_000);
    // What the node asked to be forgotten as it started has been tried by then.
    await server.desk.worker.settle();
  });

  afterAll(async () => {
    for (const program of running) program.kill();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('get a certificate for a host of a company, and for no other', async () => {
    expect((await ask(FAQS)).status).toBe(200);
    for (const host of ['stranger.example', `www.${A}`])
      await expect(askTls(ports.https, { host, target: FAQS })).rejects.toThrow(/alert|handshake/i);
  });

  it('send http on to https', async () => {
    const location = await new Promise<string | undefined>((resolve, reject) => {
      get({ port: ports.http, host: '127.0.0.1', path: FAQS, headers: { Host: A } }, (response) => {
        response.resume();
        resolve(response.headers.location);
      }).once('error', reject);
    });
    expect(location).toMatch(new RegExp(`^https://${A}[:/]`));
  });

  it('tell the node the visitor’s host and protocol, whatever the visitor claims', async () => {
    const claims = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    const { text, headers } = await ask(FAQS, claims);
    expect(text).toContain(`<link rel="canonical" href="https://${A}/`);
    expect(text).not.toContain('evil.example');
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    expect(headers['surrogate-key']).toBeUndefined();
  });

  it('keep a page for all, in brotli, and forget it when its text changes, and no other', async () => {
    await ask(FEES);
    await ask(FAQS);
    const before = (await countAtNode('page')) + (await countAtNode('kept-page'));
    for (let time = 0; time < 5; time += 1) {
      const { status, headers } = await ask(FEES, { Cookie: `sendero_other=${time}` });
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      await ask(FAQS);
    }
    expect((await countAtNode('page')) + (await countAtNode('kept-page'))).toBe(before);

    await edit('A sentence that nobody has read yet.');
    await expect
      .poll(async () => (await ask(FEES)).text)
      .toContain('A sentence that nobody has read yet.');
    await ask(FAQS);
    const after = (await countAtNode('page')) + (await countAtNode('kept-page'));
    expect(after).toBe(before + 1);
  });

  it('take no word to forget from a stranger', async () => {
    for (const headers of [{}, { 'Fastly-Key': 'guessed' }]) {
      const answer = await fetch(`http://127.0.0.1:${ports.varnish}/purge`, {
        method: 'POST',
        headers: { 'Surrogate-Key': 'sendero', ...headers },
      });
      expect(answer.status).toBe(403);
    }
    const regex = await fetch(`http://127.0.0.1:${ports.varnish}/purge`, {
      method: 'POST',
      headers: { 'Surrogate-Key': 'a).*(b', 'Fastly-Key': TOKEN },
    });
    expect(regex.status).toBe(403);
  });

  it('lead the node to its fastest way, where each visitor’s request comes through', async () => {
    const target = '/generic/glossary';
    const straight = (): Promise<unknown> =>
      fetch(`http://127.0.0.1:${server.port}${target}`, {
        headers: { 'X-Forwarded-Host': A, 'X-Forwarded-Proto': 'https' },
      }).then((answer) => answer.arrayBuffer());
    await straight();
    await straight();
    const before = await countAtNode('kept-page');
    for (let time = 0; time < 5; time += 1) await straight();
    expect(await countAtNode('kept-page')).toBe(before + 5);
  });
});
