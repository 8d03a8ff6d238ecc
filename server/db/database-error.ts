/**
 * Returns the code of a database error for a log or a row. The text of the error may quote values.
 */
export function databaseErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error) return `sqlite-${String(error.errcode)}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** What the network says of a connection that cannot be made, or is gone. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** What a server says that stops, starts, has failed or has become a replica, or the way to it. */
const LOST_STATES = /^(?:08...|57P0[123]|25006)$/;
/** The driver's own words, which carry no code, for a connection that ended unasked. */
const LOST_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Tells whether the connection was lost, so that another one may get to a database that answers. */
export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string')
    return LOST.has(error.code) || LOST_STATES.test(error.code);
  return error instanceof Error && LOST_WORDS.test(error.message);
}
