import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Flood {
  port: number;
  connections: number;
  /** The number of requests that each connection sends at once. */
  requests: number;
  path: string;
}

/**
 * Opens connections that send many requests at once and read nothing. Returns a function that ends
 * them.
 */
export async function floodUnread({
  port,
  connections,
  requests,
  path,
}: Flood): Promise<() => void> {
  const all = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests);
  const sockets: Socket[] = [];
  const sent = Array.from({ length: connections }, async () => {
    const socket = connect(port, '127.0.0.1').pause();
    sockets.push(socket);
    // The server may cut a client that behaves like this.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(all);
  });
  await Promise.all(sent);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
