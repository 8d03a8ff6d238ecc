type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, unknown>>;

export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const RANK: Readonly<Record<Level, number>> = { info: 0, warn: 1, error: 2 };

/**
 * Writes one JSON object a line. Callers pass route templates and codes, never an address, a query,
 * a body, a visitor's id or a network address, so these cannot leak.
 */
export function createLog(least: Level, write: (line: string) => void): Log {
  const line =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      if (RANK[level] < RANK[least]) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
