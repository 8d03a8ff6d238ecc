import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A phone in a tunnel comes back sooner; whoever takes nothing for longer only holds our memory. */
export const UNREAD_MS = 30_000;
const LOOKS = 6;

interface Stall {
  since: number;
  seen: number;
}

/**
 * Cuts a connection whose reader takes nothing for the given time, give or take two looks. Node tells
 * of a connection on which nothing has moved since the last look, and keeps silent while bytes leave,
 * so that a slow reader who takes some is never cut, however long a film lasts.
 */
export function cutUnreadAnswers(http: Server, unreadMs: number): void {
  const lookMs = Math.ceil(unreadMs / LOOKS);
  const stalls = new WeakMap<Socket, Stall>();
  http.timeout = lookMs;
  http.on('timeout', (socket) => {
    // Between requests Node sets the longer time that a connection is kept for the next one.
    if (socket.timeout !== lookMs) {
      socket.destroy();
      return;
    }
    socket.setTimeout(lookMs);
    // Nothing to take: the answer is still being made.
    if (socket.writableLength === 0) return;
    const now = performance.now();
    const before = stalls.get(socket);
    // A look that was left out means that something moved.
    const isStill = before !== undefined && now - before.seen < lookMs * 1.5;
    const since = isStill ? before.since : now - lookMs;
    // A reset, so that the system gives up what it holds for the reader, too.
    if (now - since >= unreadMs) socket.resetAndDestroy();
    else stalls.set(socket, { since, seen: now });
  });
}
