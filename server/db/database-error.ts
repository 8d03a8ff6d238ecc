/** What a log or a row may keep of a database's error: its code, never its text, which may quote values. */
export function databaseErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error) return `sqlite-${String(error.errcode)}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
