import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export interface RequestToSend {
  /** Sent as written: no dot is resolved and no character encoded. */
  target: string;
  method?: string;
  /** Sent as written, in this order, `Host` included; without one, no `Host` is sent at all. */
  headers?: ReadonlyArray<readonly [name: string, value: string]>;
  body?: string | Uint8Array;
}

export interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Many requests at once share these connections instead of opening one each. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** What `fetch` refuses to send: another `Host`, two of them, or a target it would tidy up. */
export function sendRequest(
  { http }: { http: Server },
  { target, method = 'GET', headers = [['Host', 'localhost']], body }: RequestToSend,
): Promise<ReceivedAnswer> {
  const { port } = http.address() as AddressInfo;
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
