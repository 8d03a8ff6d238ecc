/**
 * Asks for pages as they are kept, as browsers do where a connection is secure. Without it every page of a
 * test would be unpacked, packed anew and unpacked again.
 */
const PLAIN = Symbol.for('fetch that asks for gzip');
type Fetch = typeof fetch & { [PLAIN]?: typeof fetch };

const current: Fetch = globalThis.fetch;
const plain = current[PLAIN] ?? current;

const asking: Fetch = (input, init) => {
  // A whole request says itself what it takes.
  if (input instanceof Request) return plain(input, init);
  const headers = new Headers(init?.headers);
  if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'br');
  return plain(input, { ...init, headers });
};
asking[PLAIN] = plain;
globalThis.fetch = asking;
