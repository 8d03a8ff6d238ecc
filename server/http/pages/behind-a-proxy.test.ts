import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '#domain/visitor/remembered-cookies.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { ask } from '../../../scripts/requests/send-request.ts';

const A = 'a.example';
const B = 'b.example';
const TARGET = '/generic/faqs';

let server: TestServer;
let kept: number;

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY: '1', METRICS_PORT: '0', PUBLIC_ORIGIN: 'https://own.example' },
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/generic/company.yaml', { domains: [A, B] }),
  });
});
afterAll(() => server.close());

/** The pages that went out straight from memory, before any routing, since the last time. */
async function countKept(): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const row = /^sendero_requests_total\{kind="kept-page",class="[23]xx"\} (\d+)$/gm;
  const sum = [...figures.matchAll(row)].reduce((total, [, count]) => total + Number(count), 0);
  const since = sum - (kept ?? 0);
  kept = sum;
  return since;
}

async function open(host: string, protocol: string, headers: Record<string, string> = {}) {
  const { status, body } = await ask(server, TARGET, {
    Host: 'node-7.internal',
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': protocol,
    ...headers,
  });
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body.toString())?.[1];
  return { status, canonical: canonical && new URL(canonical).origin };
}

describe('behind a proxy', () => {
  it('a page that was asked for twice comes straight from memory', async () => {
    await open(A, 'https');
    await open(A, 'https');
    await countKept();
    for (let time = 0; time < 20; time += 1)
      expect(await open(A, 'https')).toEqual({ status: 200, canonical: `https://${A}` });
    expect(await open('A.EXAMPLE', 'https')).toEqual({ status: 200, canonical: `https://${A}` });
    expect(await countKept()).toBe(21);
  });

  it('another host or another protocol of the visitor gets its own page', async () => {
    for (let time = 0; time < 4; time += 1) {
      expect((await open(A, 'https')).canonical).toBe(`https://${A}`);
      expect((await open(A, 'http')).canonical).toBe(`http://${A}`);
      expect((await open(B, 'https')).canonical).toBe(`https://${B}`);
      expect((await open('stranger.example', 'https')).canonical).toBe('https://own.example');
      expect((await open(A, 'https, http')).canonical).toBe(`http://${A}`);
    }
    expect(await countKept()).toBeGreaterThan(8);
  });

  it('whoever remembers another language is not served from memory', async () => {
    await countKept();
    const { status } = await open(A, 'https', { Cookie: `${LANGUAGE_COOKIE}=es-US` });
    expect(status).toBe(302);
    expect(await countKept()).toBe(0);
  });
});
