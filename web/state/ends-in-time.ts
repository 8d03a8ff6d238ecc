/** Nobody looks longer at a page that says it is loading. */
const PATIENCE_MS = 20_000;

/** Ends what is asked with it once the answer has been waited for long enough. */
export function endsInTime(): AbortSignal {
  const ending = new AbortController();
  const reason = new DOMException('No answer in time', 'TimeoutError');
  setTimeout(() => ending.abort(reason), PATIENCE_MS);
  return ending.signal;
}

/** Fails once what is waited for takes that long; nobody hears then how it ends. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const time = endsInTime();
  return new Promise((resolve, reject) => {
    time.addEventListener('abort', () => reject(time.reason as Error));
    work.then(resolve, reject);
  });
}
