/** A CDN may keep a page for a minute, and serve it for a day longer while this server is down. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** How long others may keep a document, by its status. */
export function cachingOf(status: number): string {
  return status === 200 ? SHARED : 'no-cache';
}
