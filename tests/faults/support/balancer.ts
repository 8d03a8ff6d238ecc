import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  base: string;
  close: () => Promise<void>;
}

/**
 * Does what a balancer in front of the nodes does: it takes turns, and tries the next node if one
 * cannot be reached. It never sends a form to a second node if the first may have begun with it.
 */
export async function startBalancer(ports: () => readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const nodes = ports();
      const inTurn = nodes.map((_port, index) => nodes[(index + turn) % nodes.length] ?? 0);
      pass({ incoming, response, body: Buffer.concat(chunks), nodes: inTurn });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Passing {
  incoming: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  nodes: readonly number[];
}

function pass({ incoming, response, body, nodes }: Passing): void {
  const [port, ...others] = nodes;
  if (port === undefined) {
    response.writeHead(502).end();
    return;
  }
  const { method = 'GET', url = '/', headers } = incoming;
  const forwarded = { 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    agent: false,
    headers: { ...headers, ...forwarded, 'x-forwarded-host': headers.host, connection: 'close' },
  });
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    const isSafe = method === 'GET' || error.code === 'ECONNREFUSED';
    pass({ incoming, response, body, nodes: isSafe ? others : [] });
  });
  outgoing.once('response', (answer) => {
    answer.once('error', () => response.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.end(body);
}
