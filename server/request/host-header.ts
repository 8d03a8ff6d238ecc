const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Visitors name a handful of hosts, and to take one apart is a tenth of answering with a kept page. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 200;

/**
 * Tells whether a `Host` header names one host as an address would write it. A name that ends in a
 * number is read as an IP address: `1.2.3.4.5` is none, and `127.1` would mean another host than it
 * says.
 */
export function isHostHeader(host: string | undefined): host is string {
  if (host === undefined) return false;
  let isOne = known.get(host);
  if (isOne === undefined) {
    isOne = namesOneHost(host);
    if (known.size < MAX_KNOWN) known.set(host, isOne);
  }
  return isOne;
}

function namesOneHost(host: string): boolean {
  if (!HOST.test(host)) return false;
  const url = URL.parse(`http://${host}`);
  return url !== null && url.hostname === host.replace(/:\d+$/, '').toLowerCase();
}
