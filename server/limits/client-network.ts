import { isIP, isIPv4 } from 'node:net';

interface ClientAddress {
  /** The address at the other end of the connection. */
  socket: string | undefined;
  forwardedFor: string | undefined;
  trustedProxies: number;
}

/**
 * The network a request comes from: a /24 of IPv4 or a /48 of IPv6, because that is what one person
 * or office gets. A forwarded address counts only behind trusted proxies, each of which has added
 * one at the end; a visitor may have written anything before those.
 */
export function clientNetwork({ socket, forwardedFor, trustedProxies }: ClientAddress): string {
  const forwarded =
    trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined;
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (socket ?? '');
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) === 0) return 'unknown';
  return `${ipv6Groups(plain).slice(0, 3).join(':')}::/48`;
}

/** The eight groups of a valid address, with `::` filled in. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
