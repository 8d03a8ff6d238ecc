/** True where the browser knows that it has no connection; it may have none and not know. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}
