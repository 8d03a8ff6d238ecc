import { randomBytes } from 'node:crypto';
import { readOrMake } from '../kept-file.ts';
import type { Log } from '../log.ts';

const KEY_BYTES = 32;
export const LEAST_KEY_LENGTH = 32;

/** The first key signs, and all of them verify. */
type SecretKeys = readonly [string, ...string[]];

const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Returns the configured keys, or the one that a bare clone made for itself on its first start. */
export function getSecretKeys(
  configured: string | undefined,
  { file, log }: { file: string; log: Log },
): SecretKeys {
  return readKeys(configured ?? readOrMake(file, { make: makeKey, log }));
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
