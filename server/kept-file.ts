import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Log } from './log.ts';

/**
 * Returns the text of a file that only its owner may read; whoever asks first makes it. If two
 * processes start together, both get what one of them made, and neither reads half of it.
 * An empty file says nothing, whoever emptied it, and is made anew.
 */
export function readOrMake(file: string, { make, log }: { make: () => string; log: Log }): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (kept !== undefined && kept.trim() !== '') return kept;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, make(), { mode: 0o600, flush: true });
  try {
    if (kept === undefined) linkSync(own, file);
    else {
      renameSync(own, file);
      log.warn('kept-file-was-empty', { file });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readFileSync(file, 'utf8');
}
