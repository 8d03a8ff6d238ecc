import { createConnection, type AddressInfo, type Server, type Socket } from 'node:net';

interface RawConnection {
  write: (bytes: string | Uint8Array) => void;
  /** Returns everything received so far, once it contains this text. */
  until: (pattern: RegExp) => Promise<string>;
  /** Returns everything received, once the connection has ended. */
  ended: () => Promise<string>;
  /** Ends the connection abruptly (TCP reset), as a killed client does. */
  reset: () => void;
}

/**
 * A connection that sends and receives bytes unchanged, also those that no client library would
 * send.
 */
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
  // The other side may close while this one still writes.
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
