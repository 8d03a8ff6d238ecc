import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Flood {
  port: number;
  connections: number;
  /** How many requests each connection sends at once. */
  requests: number;
  path: string;
}

/** Connections that ask for everything at once and read nothing. Answers how to end them. */
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
    // A server may well cut who behaves like this.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(all);
  });
  await Promise.all(sent);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
