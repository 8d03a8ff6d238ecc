import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { securityHeaders } from '../answers/security-headers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends the bytes unchanged and returns everything that comes back until the server closes. */
async function speak(text: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port: server.port });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** The lines logged since then, without those of jobs that run at the start. */
function requestLines(before: number): unknown[] {
  return server
    .logged()
    .slice(before)
    .filter((line) => line['event'] !== 'job-done');
}

function expectSecurityHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(securityHeaders('subdomains'))) {
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  }
}

function statusesOf(answer: string): number[] {
  return Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
}

describe('a request that could mean two sites', () => {
  it.each([
    {
      what: 'two Host headers',
      lines: ['GET /generic HTTP/1.1', 'Host: localhost', 'Host: b.example'],
    },
    {
      what: 'the same Host twice',
      lines: ['GET /generic HTTP/1.1', 'Host: localhost', 'HOST: localhost'],
    },
    {
      what: 'an absolute target',
      lines: ['GET http://localhost/generic HTTP/1.1', 'Host: localhost'],
    },
    {
      what: 'an absolute target of another site',
      lines: ['GET https://b.example/generic HTTP/1.1', 'Host: localhost'],
    },
    { what: 'the target *', lines: ['OPTIONS * HTTP/1.1', 'Host: localhost'] },
    { what: 'no Host', lines: ['GET /generic HTTP/1.0'] },
  ])('for it has $what is a 400, and the end of the connection', async ({ lines }) => {
    const answer = await speak(`${lines.join('\r\n')}\r\n\r\n`);
    expect(statusesOf(answer)).toEqual([400]);
    expect(answer).toContain('"code":"host-malformed"');
    expect(answer).toMatch(/^connection: close$/im);
  });

  it('is refused also for a page that is in the cache', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await sendRequest(server, { target: '/generic/faqs' })).status).toBe(200);
    }
    const lines = ['GET /generic/faqs HTTP/1.1', 'Host: localhost', 'Host: b.example'];
    expect(statusesOf(await speak(`${lines.join('\r\n')}\r\n\r\n`))).toEqual([400]);
  });

  it('is refused when its target has no slash', async () => {
    const answer = await speak('GET generic HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(statusesOf(answer)).toEqual([400]);
  });

  it('never carries a second request along', async () => {
    const first = 'GET http://localhost/generic HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const second = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect(statusesOf(await speak(first + second))).toEqual([400]);
  });

  it.each([
    { what: 'two lengths', framing: 'Content-Length: 5\r\nContent-Length: 6' },
    { what: 'a length and chunks', framing: 'Content-Length: 5\r\nTransfer-Encoding: chunked' },
    { what: 'chunks that are none', framing: 'Transfer-Encoding: xchunked' },
    { what: 'a negative length', framing: 'Content-Length: -5' },
  ])('for its body has $what is a 400', async ({ framing }) => {
    const head = `POST /po/content/articles HTTP/1.1\r\nHost: localhost\r\n${framing}`;
    const smuggled = '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect(statusesOf(await speak(`${head}\r\n\r\n${smuggled}`))).toEqual([400]);
  });
});

describe('a host', () => {
  it.each([
    '',
    'a b',
    'a/b',
    'a@b',
    'localhost/../x',
    'local\\host',
    'host:port',
    '[::1',
    '<b>',
    '1.2.3.4.5',
    '1.2.3.4.5:80',
    '999.999.999.999',
    '1.2.3.4.',
    'plan.example.7',
    '127.1',
    '[::1].',
    '[0:0::1]',
    'plan.example:99999',
    'plan%2eexample',
    '0x7f.1',
  ])('written as %j is a 400 with every header, and no line in the log', async (host) => {
    const before = server.logged().length;
    for (const target of ['/generic', '/po/content/companies', '/assets/x.js']) {
      const answer = await sendRequest(server, { target, headers: [['Host', host]] });
      expect([target, answer.status]).toEqual([target, 400]);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        error: { code: 'host-malformed' },
      });
      expectSecurityHeaders(answer.headers);
    }
    expect(requestLines(before)).toEqual([]);
  });

  it('that a proxy passes on is held to the same', async () => {
    const behindProxy = await startTestServer({ environment: { TRUST_PROXY: '1' } });
    try {
      const ask = (forwarded: string) =>
        sendRequest(behindProxy, {
          target: '/generic/faqs',
          headers: [
            ['Host', 'localhost'],
            ['X-Forwarded-Host', forwarded],
          ],
        });
      for (const forwarded of ['1.2.3.4.5', 'plan.example.1', 'a, b', 'a b', ''])
        expect([forwarded, (await ask(forwarded)).status]).toEqual([forwarded, 400]);
      for (const forwarded of ['plan.example', 'plan.example:8443', '10.0.0.5'])
        expect([forwarded, (await ask(forwarded)).status]).toEqual([forwarded, 200]);
      const errors = behindProxy.logged().filter((line) => line['level'] === 'error');
      expect(errors).toEqual([]);
    } finally {
      await behindProxy.close();
    }
  });

  it('of a stranger’s X-Forwarded-Host is nobody’s, without a proxy', async () => {
    const headers: Array<[string, string]> = [
      ['Host', 'localhost'],
      ['X-Forwarded-Host', '1.2.3.4.5'],
    ];
    const answer = await sendRequest(server, { target: '/generic/faqs', headers });
    expect(answer.status).toBe(200);
  });

  it('may be in any case and end in a dot', async () => {
    for (const host of ['LOCALHOST', 'localhost.', 'LocalHost:9']) {
      const answer = await sendRequest(server, { target: '/riverbend', headers: [['Host', host]] });
      expect([host, answer.status]).toEqual([host, 200]);
    }
  });
});

describe('an address', () => {
  it.each(['/generic\\..\\x', '/\\evil.example', '/po/\\'])(
    'written as %j, which no URL is, is a 400 with every header',
    async (target) => {
      const before = server.logged().length;
      const answer = await sendRequest(server, { target });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        error: { code: 'request-malformed' },
      });
      expectSecurityHeaders(answer.headers);
      expect(requestLines(before)).toEqual([]);
    },
  );
});

describe('pages from the cache', () => {
  it('answer several requests over one connection, in order', async () => {
    await sendRequest(server, { target: '/generic/faqs' });
    const request = (target: string, more = ''): string =>
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const answer = await speak(
      request('/generic/faqs') +
        request('/generic/no-such-page') +
        request('/generic/faqs') +
        request('/healthz', 'Connection: close\r\n'),
    );
    expect(statusesOf(answer)).toEqual([200, 404, 200, 200]);
    expect(answer).toMatch(/\{"status":"ok"\}/);
  });
});
