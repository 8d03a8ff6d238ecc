import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/** The configured secret, or the one a bare clone made for itself on its first start. */
export function getSecretKey(configured: string | undefined, file: string): string {
  if (configured !== undefined) return configured;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Of two processes that start together one gives its key to both, and never half of it.
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, 'utf8').trim();
}
