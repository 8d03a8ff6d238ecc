import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn, MAX_WAITING } from './in-turn.ts';

let http: Server;
const sockets: Socket[] = [];

async function listen(listener: RequestListener): Promise<void> {
  http = createServer(inTurn(listener));
  await once(http.listen(0, '127.0.0.1'), 'listening');
}

/** Sends `count` requests at once, each for its own number. */
function sendAhead(requests: number): Socket {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const asked = Array.from({ length: requests }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a`);
  socket.write(asked.map((one) => `${one}\r\n\r\n`).join(''));
  return socket;
}

/** Reads until the given number of answers has come or the connection is cut. */
async function readAnswers(socket: Socket, count: number): Promise<string[]> {
  let text = '';
  const answers = (): string[] =>
    Array.from(text.matchAll(/answer to (\/\d+)\n/g), ([, a = '']) => a);
  try {
    for await (const chunk of socket) {
      text += String(chunk);
      if (answers().length >= count) break;
    }
  } catch {
    // A cut connection also ends the answer.
  }
  return answers();
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => http.close(resolve));
});

describe('requests that are sent ahead on one connection', () => {
  it('are answered one after the other, in their order', async () => {
    const under: ServerResponse[] = [];
    let most = 0;
    await listen((request, response) => {
      under.push(response);
      most = Math.max(most, under.length);
      response.once('finish', () => under.splice(under.indexOf(response), 1));
      setImmediate(() => response.end(`answer to ${request.url}\n`));
    });
    const wanted = Array.from({ length: MAX_WAITING }, (_, index) => `/${index}`);
    expect(await readAnswers(sendAhead(MAX_WAITING), MAX_WAITING)).toEqual(wanted);
    expect(most).toBe(1);
  });

  it('may be any number over time', async () => {
    await listen((request, response) => response.end(`answer to ${request.url}\n`));
    const socket = sendAhead(0);
    for (let number = 0; number < MAX_WAITING * 3; number += 1) {
      socket.write(`GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`);
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      expect(String(chunk)).toContain(`answer to /${number}\n`);
    }
  });

  it('beyond the bound cut the connection, and nothing more is made for it', async () => {
    let made = 0;
    await listen((request, response) => {
      made += 1;
      response.end(`answer to ${request.url}\n`);
    });
    const answers = await readAnswers(sendAhead(1_000), 1_000);
    expect(answers.length).toBeLessThanOrEqual(1);
    // Only the few requests whose turn came before the cut were answered.
    expect(made).toBeLessThan(5);
  });

  it('do not wait for those of other connections', async () => {
    const held: ServerResponse[] = [];
    await listen((request, response) => {
      if (request.url === '/0') held.push(response);
      else response.end(`answer to ${request.url}\n`);
    });
    const many = Array.from({ length: 5 }, () => sendAhead(2));
    await expect.poll(() => held.length).toBe(many.length);
    for (const response of held) response.end('answer to /0\n');
    for (const socket of many) expect(await readAnswers(socket, 2)).toEqual(['/0', '/1']);
  });
});
