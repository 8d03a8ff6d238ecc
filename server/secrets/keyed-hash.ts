import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a hash is for: the same text hashed for two purposes cannot be recognised as the same. */
export type HashPurpose =
  | 'subscriber'
  | 'plan-request'
  | 'contact-message'
  | 'limit'
  | 'unsubscribe-link'
  | 'confirm-link'
  | 'captcha'
  | 'key-check';

export interface KeyedHash {
  /** Under the key that is in use. */
  (purpose: HashPurpose, ...parts: readonly string[]): string;
  /** Under every key there is, the one in use first: what was hashed before a change of keys is still recognised. */
  all: (purpose: HashPurpose, ...parts: readonly string[]) => [string, ...string[]];
}

/** Without a key nobody can tell whose address a hash was, not even by trying them all. */
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

/** True when one of our keys has signed this, whichever. */
export function isOneOf(hash: string, known: readonly string[]): boolean {
  return known.some((one) => isSameHash(hash, one));
}
