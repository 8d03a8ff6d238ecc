import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '#tests/support/raw-connection.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  expect(server.logged().filter((line) => line['level'] === 'error')).toEqual([]);
});

function head(target: string, ...lines: string[]): string {
  return [
    `POST ${target} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${FORM}`,
    ...lines,
    '',
    '',
  ].join('\r\n');
}

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 16_384);
      controller.enqueue(new Uint8Array(size).fill(97));
      left -= size;
      if (left === 0) controller.close();
    },
  });
}

describe('a body that is too large', () => {
  const TARGETS = [
    '/po/poll',
    '/po/contact',
    '/po/consent',
    '/generic/contact-us',
    '/generic/faqs',
  ];

  it.each(TARGETS)('is a 413 that a fetch client reads, each time, at %s', async (target) => {
    for (let time = 0; time < 5; time += 1) {
      const response = await fetch(`${server.base}${target}`, {
        method: 'POST',
        headers: { 'Content-Type': FORM },
        body: 'a'.repeat(2 * MEGABYTE),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ error: { code: 'body-too-large' } });
    }
  });

  it('is one, too, where its length is not announced', async () => {
    for (let time = 0; time < 5; time += 1) {
      const chunked: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: streamOf(2 * MEGABYTE),
        duplex: 'half',
      };
      const response = await fetch(`${server.base}/po/poll`, chunked);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ error: { code: 'body-too-large' } });
    }
  });

  it('is one for a client that reads only once it has written all', async () => {
    const connection = openConnection(server);
    connection.write(head('/generic/contact-us', `Content-Length: ${2 * MEGABYTE}`));
    connection.write('a'.repeat(2 * MEGABYTE));
    expect(await connection.until(/body-too-large/)).toMatch(/^HTTP\/1\.1 413 /);
    // The whole body was read, so the connection can be used again.
    connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await connection.ended()).toMatch(/HTTP\/1\.1 200 OK[^]*"status":"ok"/);
  });

  it('begins one byte after what is taken', async () => {
    const post = async (bytes: number): Promise<number> =>
      (await fetch(`${server.base}/po/poll`, { method: 'POST', body: 'a'.repeat(bytes) })).status;
    expect(await post(LIMIT)).toBe(415);
    expect(await post(LIMIT + 1)).toBe(413);
  });

  it('is not waited for where it is announced as enormous', async () => {
    const connection = openConnection(server);
    connection.write(head('/po/poll', `Content-Length: ${10_000 * MEGABYTE}`));
    expect(await connection.until(/body-too-large/)).toMatch(/^HTTP\/1\.1 413 /);
    // The connection is also not kept open for the rest of the body.
    await connection.ended();
  });

  it('is read no further where it does not end', async () => {
    const connection = openConnection(server);
    connection.write(head('/po/poll', 'Transfer-Encoding: chunked'));
    const chunk = `100000\r\n${'a'.repeat(MEGABYTE)}\r\n`;
    for (let sent = 0; sent < 9; sent += 1) connection.write(chunk);
    expect(await connection.until(/body-too-large/)).toMatch(/^HTTP\/1\.1 413 /);
    await connection.ended();
  });
});

describe('a body that its client asks about first', () => {
  it('is not sent where it is too large', async () => {
    const connection = openConnection(server);
    connection.write(head('/po/poll', `Content-Length: ${LIMIT + 1}`, 'Expect: 100-continue'));
    const answer = await connection.ended();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close$/im);
  });

  it('is sent where it is not', async () => {
    const connection = openConnection(server);
    connection.write(
      head('/generic/contact-us', 'Content-Length: 6', 'Expect: 100-continue', 'Connection: close'),
    );
    await connection.until(/^HTTP\/1\.1 100 Continue\r\n\r\n/);
    connection.write('name=a');
    expect(await connection.ended()).toMatch(/Continue\r\n\r\nHTTP\/1\.1 400 /);
  });

  it('in words that nobody knows is answered as if it had not been asked', async () => {
    const connection = openConnection(server);
    const lines = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Expect: the unexpected'];
    connection.write([...lines, 'Connection: close', '', ''].join('\r\n'));
    const answer = await connection.ended();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^strict-transport-security:/im);
  });
});

describe('a request that its client breaks off', () => {
  const TIMES = 20;

  /** The log lines of one server about this request. */
  async function linesAfter(breakOff: (own: TestServer) => Promise<void>): Promise<unknown[]> {
    const own = await startTestServer();
    await breakOff(own);
    await own.close();
    return own
      .logged()
      .filter((line) => line['event'] !== 'job-done')
      .map(({ event, level, status, count }) => ({ event, level, status, count }));
  }

  it.each([
    { what: 'with a length', framing: 'Content-Length: 100', part: 'name=canary7f3e' },
    { what: 'in chunks', framing: 'Transfer-Encoding: chunked', part: '64\r\nname=canary7f3e' },
    { what: 'too large', framing: `Content-Length: ${MEGABYTE}`, part: 'a'.repeat(LIMIT * 2) },
  ])('in the middle of its body $what is one line a minute', async ({ framing, part }) => {
    const lines = await linesAfter(async (own) => {
      let closed = 0;
      own.http.on('connection', (socket) => socket.once('close', () => (closed += 1)));
      for (let time = 0; time < TIMES; time += 1) {
        for (const target of ['/generic/contact-us', '/po/contact', '/po/consent']) {
          const begun = new Promise((resolve) => own.http.once('request', resolve));
          const connection = openConnection(own);
          connection.write(head(target, framing) + part);
          await begun;
          connection.reset();
        }
      }
      await expect.poll(() => closed).toBe(TIMES * 3);
    });
    expect(lines).toEqual([
      { event: 'requests-broken-off', level: 'info', status: undefined, count: TIMES * 3 },
    ]);
  });

  it('while it is answered is counted with them, and no error', async () => {
    const lines = await linesAfter(async (own) => {
      let closed = 0;
      own.http.on('connection', (socket) => socket.once('close', () => (closed += 1)));
      const film = own.content.current.media.values().find(({ name }) => name.endsWith('.mp4'));
      const request = `GET /media/files/${film?.hash}/${film?.name} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      for (let time = 0; time < TIMES; time += 1) {
        const connection = openConnection(own);
        // The answer is larger than the buffers of two sockets, so that it is still being sent.
        connection.write(request.repeat(20));
        await connection.until(/HTTP\/1\.1 200 /);
        connection.reset();
      }
      await expect.poll(() => closed).toBe(TIMES);
    });
    const events = new Set(lines.map((line) => (line as { event: unknown }).event));
    expect(events).toEqual(new Set(['request', 'requests-broken-off']));
  });
});
