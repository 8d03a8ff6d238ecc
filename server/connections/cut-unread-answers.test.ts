import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cutUnreadAnswers } from './cut-unread-answers.ts';

const UNREAD_MS = 180;
/** More checks than it takes to cut a client that reads nothing. */
const MANY_LOOKS = 14;
/** Far more bytes than the system buffers for a reader. */
const FILM = Buffer.alloc(30_000_000, 'film ');

let http: Server;
let client: Socket;

async function open(listener: RequestListener): Promise<void> {
  http = createServer(listener);
  cutUnreadAnswers(http, UNREAD_MS);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
}

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    http.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

afterEach(async () => {
  client.destroy();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

describe('a connection', () => {
  it('whose reader takes nothing of the answer is cut', async () => {
    await open((_request, response) => response.end(FILM));
    const [socket] = (await once(http, 'connection')) as [Socket];
    await once(socket, 'close');
    expect(await countConnections()).toBe(0);
  });

  it('whose reader stops in the middle of the answer is cut', async () => {
    await open((_request, response) => response.end(FILM));
    const [socket] = (await once(http, 'connection')) as [Socket];
    let taken = 0;
    client.on('data', (chunk: Buffer) => {
      taken += chunk.byteLength;
      if (taken > FILM.byteLength / 2) client.pause();
    });
    await once(socket, 'close');
    expect(taken).toBeLessThan(FILM.byteLength);
  });

  it('whose reader takes a little now and then gets all of the answer, however long it takes', async () => {
    await open((_request, response) => {
      response.end(FILM);
      // The system already holds the remaining bytes.
      response.once('finish', () => client.removeAllListeners('data').on('data', count).resume());
    });
    const step = FILM.byteLength / MANY_LOOKS;
    let taken = 0;
    let mayTake = 0;
    let looks = 0;
    const count = (chunk: Buffer): void => {
      taken += chunk.byteLength;
    };
    // This client reads again only after the connection has stood still for one check.
    http.on('timeout', () => {
      looks += 1;
      mayTake += step;
      client.resume();
    });
    client.on('data', count).on('data', () => {
      if (taken >= mayTake) client.pause();
    });
    client.pause();
    await expect.poll(() => taken, { timeout: 30_000 }).toBeGreaterThan(FILM.byteLength);
    expect(looks).toBeGreaterThan(6);
  });

  it('whose answer is long in the making is left alone', async () => {
    let looks = 0;
    await open((_request, response) => {
      http.on('timeout', () => {
        looks += 1;
        if (looks === MANY_LOOKS) response.end('made at last');
      });
    });
    const [chunk] = (await once(client, 'data')) as [Buffer];
    expect(String(chunk)).toContain('made at last');
  });

  it('that waits for its next request is closed when its time is over, as Node does it', async () => {
    await open((_request, response) => response.end('an answer'));
    http.keepAliveTimeout = 1;
    http.keepAliveTimeoutBuffer = 1;
    client.resume();
    await once(client, 'end');
    expect(await countConnections()).toBe(0);
  });
});
