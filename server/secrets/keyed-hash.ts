import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The purpose of a hash: the same text hashed for two purposes cannot be recognized as the same.
 */
export type HashPurpose =
  | 'subscriber'
  | 'plan-request'
  | 'contact-message'
  | 'limit'
  | 'unsubscribe-link'
  | 'confirm-link'
  | 'sponsor-link'
  | 'studio-invitation'
  | 'captcha'
  | 'key-check';

export interface KeyedHash {
  /** Returns the hash under the current key. */
  (purpose: HashPurpose, ...parts: readonly string[]): string;
  /**
   * Returns the hashes under every key, the current one first, so that what was hashed before a
   * change of keys is recognized.
   */
  all: (purpose: HashPurpose, ...parts: readonly string[]) => [string, ...string[]];
}

/**
 * Makes hashes with a secret key. Without the key no one can tell whose address a hash stands for,
 * not even by trying all addresses.
 */
export function createKeyedHash([first, ...earlier]: readonly [string, ...string[]]): KeyedHash {
  const current = hashUnder(first);
  const before = earlier.map(hashUnder);
  return Object.assign(current, {
    all: (purpose: HashPurpose, ...parts: readonly string[]): [string, ...string[]] => [
      current(purpose, ...parts),
      ...before.map((hash) => hash(purpose, ...parts)),
    ],
  });
}

function hashUnder(key: string) {
  return (purpose: HashPurpose, ...parts: readonly string[]): string =>
    // JSON keeps the parts apart: ('a', 'bc') is not ('ab', 'c').
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** True if any one of our keys has signed this. */
export function isOneOf(hash: string, known: readonly string[]): boolean {
  return known.some((one) => isSameHash(hash, one));
}
