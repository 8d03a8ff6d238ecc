import { createConnection, type Socket } from 'node:net';

export interface Spoken {
  bytes: Buffer;
  /** True if an answer to this request has no body, whatever its headers say. */
  isHead: boolean;
  /** True if the request is incomplete: the client sends nothing more, and any refusal is fine. */
  isBroken: boolean;
}

/** The server's reaction: a status, or the way in which it did not answer. */
export type Heard = number | 'no answer' | 'closed' | 'more than one answer';

const PATIENCE_MS = 60_000;

/**
 * A client that sends requests one after the other, over one connection as long as the server keeps
 * it. Bytes are sent unchanged, and an unrequested answer is noticed.
 */
export class Talker {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  say({ bytes, isHead, isBroken }: Spoken): Promise<Heard> {
    const socket = (this.#socket ??= createConnection({ host: '127.0.0.1', port: this.#port }));
    return new Promise((resolve) => {
      let received = '';
      const finish = (heard: Heard, mayGoOn: boolean): void => {
        clearTimeout(timer);
        socket.off('data', take).off('close', close).off('error', ignore);
        if (!mayGoOn) this.close();
        resolve(heard);
      };
      const take = (chunk: Buffer): void => {
        received += chunk.toString('latin1');
        const answer = readAnswer(received, isHead);
        if (answer === undefined) return;
        if (isBroken) finish(answer.status, false);
        else if (answer.rest !== '') finish('more than one answer', false);
        else finish(answer.status, !answer.isLast);
      };
      const close = (): void => {
        const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
        finish(status === undefined ? 'closed' : Number(status), false);
      };
      // The server closes the connection next.
      const ignore = (): void => undefined;
      const timer = setTimeout(() => finish('no answer', false), PATIENCE_MS);
      socket.on('data', take).on('close', close).on('error', ignore);
      if (isBroken) socket.end(bytes);
      else socket.write(bytes);
    });
  }

  close(): void {
    this.#socket?.on('error', () => undefined).destroy();
    this.#socket = undefined;
  }
}

interface Answer {
  status: number;
  /** True if the server closes the connection after this answer. */
  isLast: boolean;
  rest: string;
}

function readAnswer(received: string, isHead: boolean): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const body = received.slice(end + 4);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (status === 100) return readAnswer(body, isHead);
  const isLast = /^connection: close$/im.test(head);
  if (isHead || status === 204 || status === 304) return { status, isLast, rest: body };
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) {
    const size = Number(length);
    return body.length < size ? undefined : { status, isLast, rest: body.slice(size) };
  }
  if (!/^transfer-encoding: chunked$/im.test(head)) return { status, isLast, rest: body };
  const rest = afterChunks(body);
  return rest === undefined ? undefined : { status, isLast, rest };
}

function afterChunks(body: string): string | undefined {
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(body.slice(at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (body.length < at) return undefined;
    if (size === 0) return body.slice(at);
  }
}
