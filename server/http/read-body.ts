import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { MAX_BODY_BYTES } from '#contracts/calls/define-call.ts';
import { failure } from '#contracts/errors.ts';
import { answerFailure } from './answer-failure.ts';

/**
 * What is too large is still read, and thrown away, before it is refused: a connection that is closed
 * while its client writes loses the answer. Whoever announces more than this is not waited for.
 */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;

type ReadBody =
  { kind: 'whole'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'broken-off' } | undefined;

/** Every body is read here, once and whole; no route waits for a client that stops halfway. */
export const readBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const request = c.req.raw;
  const { incoming } = c.env;
  // As `Request` has it, these have no body; what came with one is thrown away by Node.
  if (['GET', 'HEAD', 'TRACE'].includes(request.method)) return next();
  const body = await collect(incoming);
  if (body?.kind === 'too-large') {
    const refused = answerFailure(failure('body-too-large'), request);
    // Asked before it was sent, so that it is not sent: nobody could say what follows on this connection.
    if (isAskingFirst(incoming)) refused.headers.set('Connection', 'close');
    return refused;
  }
  // Nobody hears this answer.
  if (body?.kind === 'broken-off') return answerFailure(failure('request-malformed'), request);
  c.req.raw = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    ...(body !== undefined && { body: new Uint8Array(body.bytes) }),
  });
  return next();
};

/** The client went before its request was whole: there is nobody to answer, and nothing to tell of. */
export function isBrokenOff(incoming: IncomingMessage): boolean {
  return incoming.destroyed && !incoming.complete;
}

/** `Expect: 100-continue`: the client sends its body once it is told to. */
function isAskingFirst({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue';
}

function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

function collect(incoming: IncomingMessage): Promise<ReadBody> | ReadBody {
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
  if (length === undefined && coding === undefined) return undefined;
  const isRefused = isTooLargeToAskFor(incoming) || announcedBytes(incoming) > MAX_DISCARDED_BYTES;
  if (isRefused) return { kind: 'too-large' };
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (body: ReadBody): void => {
      incoming.off('data', take).off('end', end).off('close', breakOff).off('error', breakOff);
      resolve(body);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
      if (size > MAX_DISCARDED_BYTES) finish({ kind: 'too-large' });
    };
    const end = (): void =>
      finish(
        size > MAX_BODY_BYTES
          ? { kind: 'too-large' }
          : { kind: 'whole', bytes: Buffer.concat(chunks) },
      );
    const breakOff = (): void => finish({ kind: 'broken-off' });
    incoming.on('data', take).on('end', end).on('close', breakOff).on('error', breakOff);
    if (incoming.destroyed) breakOff();
  });
}

/** Known from its head alone, so the client is not told to go on. */
export function isTooLargeToAskFor(incoming: IncomingMessage): boolean {
  return isAskingFirst(incoming) && announcedBytes(incoming) > MAX_BODY_BYTES;
}
