/** Nobody looks longer at a page that says it is loading. */
const PATIENCE_MS = 20_000;

/** Ends what is asked with it once the answer has been waited for long enough. */
export function endsInTime(): AbortSignal {
  const ending = new AbortController();
  const reason = new DOMException('No answer in time', 'TimeoutError');
  setTimeout(() => ending.abort(reason), PATIENCE_MS);
  return ending.signal;
}
