import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProtectingHeaders } from '../answers/security-headers.ts';

interface RawAnswersOptions {
  headers: ProtectingHeaders;
  /**
   * Called with the status of bytes that were refused before they became a request, or with
   * `connection` for a refused connection.
   */
  onRefused: (what: string) => void;
}

/**
 * The status that Node would answer for bytes that are no valid request; every other error is a
 * 400.
 */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers in Node's place where Node would answer without our headers, and reports each time it
 * does.
 */
export function giveRawAnswers(http: Server, { headers, onRefused }: RawAnswersOptions): void {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  const note = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const responses = underWay.get(socket);
    if (responses) responses.add(response);
    else underWay.set(socket, new Set([response]));
    response.on('close', forget);
  };
  // One function for all answers: a kept page takes less time than it takes to make some of them.
  function forget(this: ServerResponse): void {
    underWay.get(this.req.socket)?.delete(this);
  }
  http.on('request', note).on('checkContinue', note).on('checkExpectation', note);
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const responses = [...(underWay.get(socket) ?? [])];
    const isAnswering = responses.some(({ headersSent }) => headersSent);
    // No answer is sent to a client that has gone (an unfinished body is counted with its request),
    // nor in the middle of another answer, where it would be read as a part of that one.
    const isGone =
      error.code === 'ECONNRESET' ||
      (error.code === 'HPE_INVALID_EOF_STATE' && responses.length > 0);
    if (!socket.writable || isAnswering || isGone) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
    onRefused(String(status));
    socket.end(rawAnswer(status, headers), () => socket.destroy());
  });
  http.on('drop', () => onRefused('connection'));
}

const ENDING = { 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' } as const;

function rawAnswer(status: number, headers: ProtectingHeaders): string {
  const lines = Object.entries({ ...headers, ...ENDING }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
