/**
 * Returns the code of a database error for a log or a row. The text of the error may quote values.
 */
export function databaseErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error) return `sqlite-${String(error.errcode)}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
