import { mailAddressKey } from '#domain/mail/mail-address.ts';
import { mailboxOf } from './mailbox.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/**
 * Every mark under which the person behind an address may be stored, the current one first: that of
 * the mailbox under each key, and that of the address as typed, which version 1.21 stored.
 */
export function subscribersOf(keyedHash: KeyedHash, address: string): [string, ...string[]] {
  const [current, ...earlier] = keyedHash.all('subscriber', mailboxOf(address));
  const asTyped = keyedHash.all('subscriber', mailAddressKey(address));
  return [current, ...new Set([...earlier, ...asTyped].filter((mark) => mark !== current))];
}
