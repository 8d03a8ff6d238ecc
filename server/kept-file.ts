import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the text of a file that only its owner may read; whoever asks first makes it. If two
 * processes start together, both get what one of them made, and neither reads half of it.
 */
export function readOrMake(file: string, make: () => string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, make(), { mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, 'utf8');
}
