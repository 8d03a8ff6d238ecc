/**
 * Tells from an `If-None-Match` header whether its sender has this very answer. Proxies weaken a mark
 * with `W/` when they pack an answer otherwise; the words are the same.
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (header === undefined || header === null) return false;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
