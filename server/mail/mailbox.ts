import { domainToASCII } from 'node:url';

interface MailProvider {
  /** Every host of the provider's mailboxes; the first is the one we know them by. */
  hosts: readonly [string, ...string[]];
  /** Characters that the provider ignores before the @. */
  ignores: RegExp;
}

/**
 * Providers known to deliver several spellings to one mailbox. Elsewhere a dot may tell two people
 * apart, as it does at Outlook and iCloud, so a provider belongs here only if it says so itself.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  // Google: "dots don't matter in Gmail addresses", and googlemail.com is gmail.com under its older name.
  { hosts: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  // Proton: dots, hyphens and underscores are "treated as transparent"; its hosts share their names.
  { hosts: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
];

/**
 * The mailbox that an address leads to, as far as that can be known; limits and unsubscriptions are
 * stored for it. A tag behind a plus is ignored. If a server takes the plus for a letter, two
 * people share a limit, which costs little; counting tags as people would let one stranger fill a
 * mailbox.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [name = ''] = typed.slice(0, at).split('+');
  const host = plainHost(typed.slice(at + 1));
  const provider = MAIL_PROVIDERS.find(({ hosts }) => hosts.includes(host));
  // A plus at the very beginning is part of the name and starts no tag.
  const mailbox = name === '' ? typed.slice(0, at) : name;
  if (!provider) return `${mailbox}@${host}`;
  return `${mailbox.replaceAll(provider.ignores, '')}@${provider.hosts[0]}`;
}

/** The host in the form the network uses: an international name becomes ASCII. */
function plainHost(host: string): string {
  const ascii = domainToASCII(host);
  return ascii === '' ? host : ascii;
}
