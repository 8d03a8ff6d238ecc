import { mailAddressKey } from '#domain/mail/mail-address.ts';
import { mailboxOf } from './mailbox.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/**
 * Every mark that the person behind an address may be remembered by, the one in use first: that of their
 * mailbox under each key, and that of the address as it was typed, which is what 1.21 kept.
 */
export function subscribersOf(keyedHash: KeyedHash, address: string): [string, ...string[]] {
  const [current, ...earlier] = keyedHash.all('subscriber', mailboxOf(address));
  const asTyped = keyedHash.all('subscriber', mailAddressKey(address));
  return [current, ...new Set([...earlier, ...asTyped].filter((mark) => mark !== current))];
}
