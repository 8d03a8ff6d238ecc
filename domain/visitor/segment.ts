/**
 * The segment that `s` in the address gives, in lower case; it goes before the user's own. A
 * visitor who is an owl already is not sent back to elk.
 */
export function decideSegment(stored: string, fromQuery: string): string {
  const segment = fromQuery.toLowerCase();
  return segment === 'elk' && stored === 'owl' ? 'owl' : segment;
}
