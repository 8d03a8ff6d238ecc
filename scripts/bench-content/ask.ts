import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Question {
  port: number;
  path: string;
  method?: 'GET' | 'POST';
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The bytes that came, which are compressed. */
  bytes: number;
  /** Whether the answer came from memory, past everything that would have given it an id. */
  isFromMemory: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks as a browser does, one question after the other on one connection. */
export async function ask({ port, path, method = 'GET' }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'Accept-Encoding': 'br' },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const body = Buffer.concat(chunks);
        const { headers } = incoming;
        const isCompressed = headers['content-encoding'] === 'br';
        resolve({
          status: incoming.statusCode ?? 0,
          headers,
          text: (isCompressed ? brotliDecompressSync(body) : body).toString(),
          bytes: body.byteLength,
          isFromMemory: headers['x-request-id'] === undefined,
        });
      });
    });
    outgoing.end();
  });
}
