import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { giveRawAnswers } from './raw-answers.ts';
import { securityHeaders } from '../answers/security-headers.ts';

const PROTECTING = Object.entries(securityHeaders('subdomains'));

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Spoken {
  answer: Promise<string>;
  client: Socket;
  /** The server's end of the same connection. */
  accepted: Socket;
}

/** Sends the bytes unchanged and returns everything that comes back until the server closes. */
async function speak(text: string): Promise<Spoken> {
  const accepting = once(server.http, 'connection') as Promise<[Socket]>;
  const client = createConnection({ host: '127.0.0.1', port: server.port });
  const chunks: Buffer[] = [];
  client.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may close before the whole request has been sent.
  client.on('error', () => undefined);
  client.write(text);
  const [accepted] = await accepting;
  const answer = once(client, 'close').then(() => Buffer.concat(chunks).toString());
  return { answer, client, accepted };
}

function expectProtected(answer: string): void {
  const lines = new Set(answer.split('\r\n').map((line) => line.toLowerCase()));
  for (const [name, value] of PROTECTING)
    expect(lines, name).toContain(`${name}: ${value}`.toLowerCase());
}

const POST = 'POST /po/content/articles HTTP/1.1\r\nHost: localhost\r\n';

describe('an answer to what is no request', () => {
  it.each([
    { what: 'bytes of another protocol', status: 400, text: '\u0016\u0003\u0001\r\n\r\n' },
    { what: 'a header without a name', status: 400, text: 'GET / HTTP/1.1\r\n: x\r\n\r\n' },
    {
      what: 'a length and chunks',
      status: 400,
      text: `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    },
    { what: 'no Host', status: 400, text: 'GET /generic HTTP/1.1\r\n\r\n' },
    {
      what: 'headers without end',
      status: 431,
      text: `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    },
    {
      what: 'a chunk that goes on about itself',
      status: 413,
      text: `${POST}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
    },
  ])('carries the protecting headers: $what', async ({ status, text }) => {
    const { answer } = await speak(text);
    const received = await answer;
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).toMatch(/^connection: close\r$/im);
    expectProtected(received);
  });

  it('carries them when the rest of a request does not come', async () => {
    const { answer, accepted } = await speak('GET /generic HTTP/1.1\r\nHost: loc');
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.http.emit('clientError', late, accepted);
    const received = await answer;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expectProtected(received);
  });

  it('is not mixed into an answer that is on its way', async () => {
    const refused: string[] = [];
    const half = createServer((_request, response) => response.write('half an answer'));
    giveRawAnswers(half, { headers: {}, onRefused: (what) => refused.push(what) });
    await once(half.listen(0, '127.0.0.1'), 'listening');
    const client = createConnection({
      host: '127.0.0.1',
      port: (half.address() as AddressInfo).port,
    });
    client.on('error', () => undefined);
    const chunks: Buffer[] = [];
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(client, 'data');
    client.write('no request\r\n\r\n');
    await once(client, 'close');
    half.close();
    expect(
      Buffer.concat(chunks)
        .toString()
        .match(/HTTP\/1\.1 \d{3}/g),
    ).toEqual(['HTTP/1.1 200']);
    expect(refused).toEqual([]);
  });
});

it('what is refused at the door is counted, and told in a line for each kind', async () => {
  const own = await startTestServer();
  for (let time = 0; time < 3; time += 1) {
    const client = createConnection({ host: '127.0.0.1', port: own.port });
    client.resume();
    client.end('no request\r\n\r\n');
    await once(client, 'close');
  }
  await own.close();
  const lines = own.logged().filter(({ event }) => event === 'refused-at-the-door');
  expect(lines).toEqual([expect.objectContaining({ what: '400', count: 3 })]);
});

it('a body that its client leaves unfinished is counted once, as broken off', async () => {
  const own = await startTestServer();
  const client = createConnection({ host: '127.0.0.1', port: own.port });
  client.resume();
  client.end(`${POST}Content-Length: 50\r\n\r\nhalf`);
  await once(client, 'close');
  await own.close();
  const counted = own.logged().filter(({ count }) => count !== undefined);
  expect(counted).toEqual([expect.objectContaining({ event: 'requests-broken-off', count: 1 })]);
});

it('more connections than the setting allows are closed as they come', async () => {
  const own = await startTestServer({ environment: { MAX_CONNECTIONS: '10' } });
  const open = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = createConnection({ host: '127.0.0.1', port: own.port });
      await once(client, 'connect');
      return client;
    }),
  );
  const further = createConnection({ host: '127.0.0.1', port: own.port });
  further.on('error', () => undefined);
  await once(further, 'close');
  for (const client of open) client.destroy();
  await own.close();
  const lines = own.logged().filter(({ event }) => event === 'refused-at-the-door');
  expect(lines).toEqual([expect.objectContaining({ what: 'connection', count: 1 })]);
});
