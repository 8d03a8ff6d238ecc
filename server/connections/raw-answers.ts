import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProtectingHeaders } from '../answers/security-headers.ts';

export interface RawAnswersOptions {
  headers: ProtectingHeaders;
  /** Told the status of what was refused before it was a request, or that a connection was. */
  onRefused: (what: string) => void;
}

/** What Node answers by itself when the bytes of a client are no request; anything else is a 400. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers in Node's place where it would answer without our headers, and says how often that was. */
export function giveRawAnswers(http: Server, { headers, onRefused }: RawAnswersOptions): void {
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  const note = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const responses = underWay.get(socket) ?? new Set();
    underWay.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  };
  http.on('request', note).on('checkContinue', note).on('checkExpectation', note);
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const responses = [...(underWay.get(socket) ?? [])];
    const isAnswering = responses.some(({ headersSent }) => headersSent);
    // Gone, also by leaving a body unfinished, which is counted with the request it belongs to; or in the
    // middle of an answer: another one would be read as part of it.
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
