import { domainToASCII } from 'node:url';

export interface MailProvider {
  /** Every host its mailboxes are reached under; the first is the one they are known by. */
  hosts: readonly [string, ...string[]];
  /** Signs it leaves out of the part before the @. */
  ignores: RegExp;
}

/**
 * Providers that are known to bring several spellings to one mailbox. Elsewhere a dot may tell two people
 * apart, as it does at Outlook and iCloud: a provider belongs here only when it says so itself.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  // Google: "dots don't matter in Gmail addresses", and googlemail.com is gmail.com under its older name.
  { hosts: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  // Proton: dots, hyphens and underscores are "treated as transparent"; its hosts share their names.
  { hosts: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
];

/**
 * The mailbox an address leads to, as far as that can be known: what limits and unsubscribing are kept by.
 * A tag behind a plus counts nowhere. Where a server took the plus for a letter, two people would share a
 * limit, which costs little; taking tags for people would let one stranger fill a mailbox.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [name = ''] = typed.slice(0, at).split('+');
  const host = plainHost(typed.slice(at + 1));
  const provider = MAIL_PROVIDERS.find(({ hosts }) => hosts.includes(host));
  // Nothing before the plus is no tag behind a name.
  const mailbox = name === '' ? typed.slice(0, at) : name;
  if (!provider) return `${mailbox}@${host}`;
  return `${mailbox.replaceAll(provider.ignores, '')}@${provider.hosts[0]}`;
}

/** A host as the network knows it: an international one in its ASCII form. */
function plainHost(host: string): string {
  const ascii = domainToASCII(host);
  return ascii === '' ? host : ascii;
}
