import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGatedRenderer } from '#tests/support/gated-renderer.ts';
import { sendRequest } from '../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const closing: Array<() => Promise<void>> = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startGated() {
  const gate = createGatedRenderer();
  // The forced end comes so late that a test which needed it would time out: the end of the last
  // answer has to be enough.
  const environment = { SHUTDOWN_SECONDS: '300' };
  const server = await startTestServer({ wrapRenderer: gate.wrap, environment });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= server.close());
  closing.push(() => {
    gate.open();
    const gone = close();
    server.http.closeAllConnections();
    return gone;
  });
  return { server, gate, close };
}

async function connect({ port }: TestServer): Promise<Socket> {
  const socket = createConnection({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  return socket;
}

describe('a server that is told to leave', () => {
  it('finishes the page that is under way, and then is gone', async () => {
    const { server, gate, close } = await startGated();
    gate.close();
    const underWay = sendRequest(server, { target: '/generic/faqs' });
    await expect.poll(gate.waiting).toBe(1);

    const closed = close();
    await expect(connect(server)).rejects.toThrow(/ECONNREFUSED/);

    gate.open();
    const { status, headers, body } = await underWay;
    expect(status).toBe(200);
    expect(body.toString()).toMatch(/<\/html>$/);
    // A connection that stayed open would send the visitor’s next request to a server that is gone.
    expect(headers.connection).toBe('close');
    await closed;
    expect(server.http.listening).toBe(false);
  });

  it('says so first where that is set, and goes on answering until the balancer has heard it', async () => {
    const server = await startTestServer({ environment: { LEAVE_SECONDS: '2' } });
    const closed = server.close();
    const { status, body } = await sendRequest(server, { target: '/readyz' });
    expect([status, JSON.parse(body.toString())]).toEqual([503, { status: 'leaving' }]);
    expect((await sendRequest(server, { target: '/healthz' })).status).toBe(200);
    expect((await sendRequest(server, { target: '/generic/faqs' })).status).toBe(200);
    await closed;
    // Another test's server may have its port by now.
    expect(server.http.listening).toBe(false);
  });

  it('takes no new request, not even over a connection it has', async () => {
    const { server, gate, close } = await startGated();
    const idle = await connect(server);
    idle.resume();
    const ended = once(idle, 'close');
    gate.close();
    const underWay = sendRequest(server, { target: '/generic/faqs' });
    await expect.poll(gate.waiting).toBe(1);
    const closed = close();
    // This connection has served no request, so it is closed at once and not when the last page is
    // done.
    await ended;
    expect(gate.waiting()).toBe(1);
    gate.open();
    await underWay;
    await closed;
  });

  it('counts a like that is under way before its database goes', async () => {
    const { server, close } = await startGated();
    const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
    const likes = Array.from({ length: 50 }, () =>
      sendRequest(server, { method: 'POST', target: `/po/content/articles/fees/rating?${query}` }),
    );
    expect((await Promise.race(likes)).status).toBe(200);
    const closed = close();
    const answers = await Promise.allSettled(likes);
    await closed;
    // Each like was either counted and confirmed, or never reached the server; none ended in a
    // server error.
    const statuses = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : 'never arrived',
    );
    expect(statuses.filter((status) => status !== 200 && status !== 'never arrived')).toEqual([]);
    const errors = server.logged().filter((line) => line['level'] === 'error');
    expect(errors).toEqual([]);
  });

  it('is not waiting for a visitor who only keeps the connection', async () => {
    const { server, close } = await startGated();
    const socket = await connect(server);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    const ended = once(socket, 'close');
    await close();
    await ended;
  });
});

describe('a start that fails', () => {
  const listOpen = (): string[] =>
    process
      .getActiveResourcesInfo()
      .filter((kind) => ['TCPServerWrap', 'MessagePort', 'Timeout'].includes(kind))
      .toSorted();

  it('closes what it has opened before it says why', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const before = listOpen();
    const start = startTestServer({ environment: { METRICS_PORT: String(port) } });
    await expect(start).rejects.toThrow('EADDRINUSE');
    await expect.poll(listOpen).toEqual(before);
    other.close();
  });
});
