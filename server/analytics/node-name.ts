import { randomUUID } from 'node:crypto';
import { readOrMake } from '../kept-file.ts';
import type { Log } from '../log.ts';

/**
 * Returns the name under which this node counts. It is kept over a restart, because a node with a
 * new name begins new rows for the day.
 */
export function getNodeName(
  configured: string | undefined,
  { file = 'var/node-name', log }: { file?: string; log: Log },
): string {
  if (configured !== undefined) return configured;
  try {
    return readOrMake(file, { make: randomUUID, log }).trim();
  } catch (error) {
    // A disk that takes no file is no reason not to start: the counts are right, in more rows.
    log.warn('node-name-not-kept', { reason: (error as NodeJS.ErrnoException).code });
    return randomUUID();
  }
}
