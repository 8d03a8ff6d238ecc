import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { sendRequest } from '../requests/send-request.ts';

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

/** Asks as a browser does, one question after the other on one connection. */
export async function ask({ port, path, method = 'GET' }: Question): Promise<Answer> {
  const { status, headers, body } = await sendRequest(
    { port },
    {
      target: path,
      method,
      headers: [
        ['Host', `127.0.0.1:${port}`],
        ['Accept-Encoding', 'br'],
      ],
    },
  );
  const isCompressed = headers['content-encoding'] === 'br';
  return {
    status,
    headers,
    text: (isCompressed ? brotliDecompressSync(body) : body).toString(),
    bytes: body.byteLength,
    isFromMemory: headers['x-request-id'] === undefined,
  };
}
