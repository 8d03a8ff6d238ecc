import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RequestToSend {
  /** The target is sent as written: no dot is resolved and no character encoded. */
  target: string;
  method?: string;
  /**
   * The headers are sent as written and in this order, `Host` included; without one, no `Host` is
   * sent.
   */
  headers?: ReadonlyArray<readonly [name: string, value: string]>;
  body?: string | Uint8Array;
}

export interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Shorter than our server keeps a connection on which nobody asks: it may cut one that is just used again. */
const IDLE_MS = 30_000;

/** Requests share these connections instead of opening one each. */
const agent = new Agent({ keepAlive: true, maxSockets: 100, timeout: IDLE_MS });

/**
 * Sends what `fetch` refuses to send: another `Host`, two of them, or a target that `fetch` would
 * normalize.
 */
export function sendRequest(
  { port }: { port: number },
  { target, method = 'GET', headers = [['Host', 'localhost']], body }: RequestToSend,
): Promise<ReceivedAnswer> {
  const length: ReadonlyArray<readonly [string, string]> =
    body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))]];
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: [...headers, ...length].flat(),
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.end(body);
  });
}

/** Sends a request to `localhost`, as far as the headers name no other host. */
export function ask(
  server: { port: number },
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<ReceivedAnswer> {
  return sendRequest(server, {
    target,
    method,
    headers: Object.entries({ Host: 'localhost', ...headers }),
  });
}
