/**
 * The segment that `s` in the address gives: lower case, over the user's own. Someone who already
 * walks as an owl is not sent back to elk.
 */
export function decideSegment(stored: string, fromQuery: string): string {
  const segment = fromQuery.toLowerCase();
  return segment === 'elk' && stored === 'owl' ? 'owl' : segment;
}
