import { createConnection, type AddressInfo, type Server, type Socket } from 'node:net';

export interface RawConnection {
  write: (bytes: string | Uint8Array) => void;
  /** Everything that has come back, once it holds this. */
  until: (pattern: RegExp) => Promise<string>;
  /** Everything that has come back, once the connection has ended. */
  ended: () => Promise<string>;
  /** Ends it without the goodbyes of TCP, as a client does that is killed. */
  reset: () => void;
}

/** Bytes as they are, in both directions: what no client library would send. */
export function openConnection({ http }: { http: Server }): RawConnection {
  const { port } = http.address() as AddressInfo;
  const socket: Socket = createConnection({ host: '127.0.0.1', port });
  let received = '';
  let isClosed = false;
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const look of waiting) look();
  };
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    tell();
  });
  // The other side may be done with us while we still write.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    tell();
  });
  const wait = (isThere: () => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (isThere()) resolve(received);
        else if (isClosed) reject(new Error(`The connection ended after: ${received}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return {
    write: (bytes) => void socket.write(bytes),
    until: (pattern) => wait(() => pattern.test(received)),
    ended: () => wait(() => isClosed),
    reset: () => void socket.resetAndDestroy(),
  };
}
