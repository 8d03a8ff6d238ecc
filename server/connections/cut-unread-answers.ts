import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A phone in a tunnel comes back within this time; a client that reads nothing for longer only
 * holds memory.
 */
export const UNREAD_MS = 30_000;
const LOOKS = 6;

interface Stall {
  since: number;
  seen: number;
}

/**
 * Cuts a connection whose client reads nothing for the given time, give or take two checks. Node
 * raises `timeout` for a connection on which nothing has moved since the last check, and stays
 * silent while bytes leave. So a slow reader who takes some bytes is never cut, however long a film
 * lasts.
 */
export function cutUnreadAnswers(http: Server, unreadMs: number): void {
  const lookMs = Math.ceil(unreadMs / LOOKS);
  const stalls = new WeakMap<Socket, Stall>();
  http.timeout = lookMs;
  http.on('timeout', (socket) => {
    // Between two requests Node sets its longer keep-alive timeout, which ends the connection.
    if (socket.timeout !== lookMs) {
      socket.destroy();
      return;
    }
    socket.setTimeout(lookMs);
    // There is nothing to read yet: the answer is still being made.
    if (socket.writableLength === 0) return;
    const now = performance.now();
    const before = stalls.get(socket);
    // If Node skipped a check, bytes have moved in the meantime.
    const isStill = before !== undefined && now - before.seen < lookMs * 1.5;
    const since = isStill ? before.since : now - lookMs;
    // A reset makes the system give up the bytes it holds for the reader, too.
    if (now - since >= unreadMs) socket.resetAndDestroy();
    else stalls.set(socket, { since, seen: now });
  });
}
