import { findUnseenCharacter } from '#domain/text/unseen-characters.ts';

/**
 * Scheme, host with its port, and the rest, read as text: a URL parser would repair a malformed
 * address.
 */
const WRITTEN = /^https:\/\/([^/?#]*)(.*)$/s;
/** The last part has a letter first, so no number is a host; a company's own network has names without a dot. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const ODD_IN_THE_REST = /[\s"'<>\\^`{|}]/;
const MOST_LETTERS = 2_000;

/**
 * Why readers may not be sent to this address; undefined when they may. The address is read as it
 * is written: one that a browser would have to repair is refused.
 */
export function findOutsideAddressMistake(address: string): string | undefined {
  const [, place = '', rest = ''] = WRITTEN.exec(address) ?? [];
  if (place === '') return 'an https:// address with the name of a host';
  if (place.includes('@'))
    return 'an address without a user name before the host: take out all up to the @';
  const host = place.replace(/:\d{1,5}$/, '').toLowerCase();
  if (!HOST.test(host) || `.${host}`.endsWith('.localhost'))
    return 'a host name of a-z, 0-9, hyphens and dots, such as www.example.com or intranet: no number address, no localhost';
  if (ODD_IN_THE_REST.test(rest) || findUnseenCharacter(rest) !== undefined)
    return 'an address without spaces, quotes, brackets or backslashes: write them as %20 and the like';
  if (address.length > MOST_LETTERS) return `an address of at most ${MOST_LETTERS} letters`;
  // The parser finds what the patterns cannot: a port over 65535, and a host that is not one.
  return URL.parse(address)?.hostname === host ? undefined : 'an https:// address that can be read';
}
