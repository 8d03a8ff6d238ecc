import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;
export const LEAST_KEY_LENGTH = 32;

/** The first key signs, and all of them verify. */
export type SecretKeys = readonly [string, ...string[]];

/** Returns the configured keys, or the one that a bare clone made for itself on its first start. */
export function getSecretKeys(configured: string | undefined, file: string): SecretKeys {
  return readKeys(configured ?? readKeyFile(file));
}

/**
 * Keys are separated by line ends or commas. A key may itself hold a comma if keys are separated by
 * line ends, or if one of the parts would be too short to be a key.
 */
function readKeys(text: string): SecretKeys {
  const whole = text.trim();
  const [first = whole, ...earlier] = whole
    .split(whole.includes('\n') ? '\n' : ',')
    .map((key) => key.trim());
  const isList = [first, ...earlier].every((key) => key.length >= LEAST_KEY_LENGTH);
  return isList ? [first, ...earlier] : [whole];
}

function readKeyFile(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // If two processes start together, both use the key of one of them, and neither reads half a
    // key.
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, 'utf8');
}
