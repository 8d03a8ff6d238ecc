import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The number of requests that one connection may have waiting. No browser and no proxy sends even
 * two ahead.
 */
export const MAX_WAITING = 32;

/** The number of waiting requests that are answered before other connections get a turn. */
const TURNS_AT_ONCE = 4;

/**
 * Node reads ahead: it hands on all requests of a connection as they arrive, and keeps every answer
 * until the ones before it are read. Here a request waits until the answer before it has left. So a
 * connection never has unread bytes of more than one answer, and one that sends far ahead is cut.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const ready: Array<() => void> = [];
  const takeTurns = (): void => {
    const turns = ready.splice(0, TURNS_AT_ONCE);
    if (ready.length > 0) setImmediate(takeTurns);
    for (const turn of turns) turn();
  };
  return (request, response) => {
    if (response.socket !== null) {
      listener(request, response);
      return;
    }
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) {
      // A reset makes the system give up the bytes it holds for the reader, too.
      socket.resetAndDestroy();
      return;
    }
    waiting.set(socket, count);
    // Node gives an answer its socket once the answers before it are done.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (ready.length === 0) setImmediate(takeTurns);
      ready.push(() => {
        if (!response.destroyed) listener(request, response);
      });
    });
  };
}
