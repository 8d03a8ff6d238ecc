import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a hash is for: the same text hashed for two purposes cannot be recognised as the same. */
export type HashPurpose =
  | 'subscriber'
  | 'plan-request'
  | 'contact-message'
  | 'limit'
  | 'network'
  | 'unsubscribe-link'
  | 'captcha'
  | 'key-check';

export interface KeyedHash {
  (purpose: HashPurpose, ...parts: readonly string[]): string;
}

/** Without the key nobody can tell whose address a hash was, not even by trying them all. */
export function createKeyedHash(secretKey: string): KeyedHash {
  return (purpose, ...parts) =>
    // JSON keeps the parts apart: ('a', 'bc') is not ('ab', 'c').
    createHmac('sha256', secretKey)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
