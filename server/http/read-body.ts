import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { MAX_BODY_BYTES } from '#contracts/calls/define-call.ts';
import { failure } from '#contracts/errors.ts';
import { answerFailure } from './answer-failure.ts';

/**
 * A body that is too large is still read and thrown away before it is refused, because a connection
 * that closes while its client writes loses the answer. A body that announces more than this is
 * refused at once.
 */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;

type ReadBody =
  { kind: 'whole'; bytes: Buffer } | { kind: 'too-large' } | { kind: 'broken-off' } | undefined;

/**
 * Reads every body once and whole before a route runs, so no route waits for a client that stops
 * halfway.
 */
export const readBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const request = c.req.raw;
  const { incoming } = c.env;
  // A `Request` with one of these methods has no body; Node throws away one that comes with it.
  if (['GET', 'HEAD', 'TRACE'].includes(request.method)) return next();
  const body = await collect(incoming);
  if (body?.kind === 'too-large') {
    const refused = answerFailure(failure('body-too-large'), request);
    // This client asked before it sent its body and will not send it now. The connection is closed,
    // because it would be unclear whether the next bytes are the body or another request.
    if (isAskingFirst(incoming)) refused.headers.set('Connection', 'close');
    return refused;
  }
  // The client has gone, so this answer reaches no one.
  if (body?.kind === 'broken-off') return answerFailure(failure('request-malformed'), request);
  c.req.raw = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    ...(body !== undefined && { body: new Uint8Array(body.bytes) }),
  });
  return next();
};

/**
 * True if the client went before its request was whole: no answer can be sent, and nothing need be
 * logged.
 */
export function isBrokenOff(incoming: IncomingMessage): boolean {
  return incoming.destroyed && !incoming.complete;
}

/** With `Expect: 100-continue` the client sends its body only when it is told to. */
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

/** The head alone tells that the body is too large, so the client is not told to go on. */
export function isTooLargeToAskFor(incoming: IncomingMessage): boolean {
  return isAskingFirst(incoming) && announcedBytes(incoming) > MAX_BODY_BYTES;
}
