import { readCsp } from './read-csp.ts';

/**
 * What MDN HTTP Observatory checks: the answer of a page, and every cookie set on the way to it.
 */
interface Scan {
  headers: Headers;
  html: string;
  cookies: readonly string[];
}

const PRIVATE_REFERRERS: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/**
 * Points above and below 100 by the rules of mdn/mdn-http-observatory (August 2026), for an https
 * site whose proxy redirects http to https. Where a rule has several failing results, each counts
 * as one "no" here.
 */
export function scoreByObservatory({ headers, html, cookies }: Scan): Record<string, number> {
  const policy = readCsp(headers.get('Content-Security-Policy') ?? undefined);
  const isBroad = [...policy.values()]
    .flat()
    .some((source) => /unsafe-|^https?:$|^\*$/.test(source));
  const isStrict = policy.get('default-src')?.join() === "'none'" && !isBroad;
  const isKept = cookies.every((cookie) => /; Secure/.test(cookie) && /; SameSite=\w/.test(cookie));
  const transport = headers.get('Strict-Transport-Security') ?? '';
  const age = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0);
  // This checks our own part; the operator has to ask for the entry in the preload list.
  const mayBePreloaded = age >= 31_536_000 && transport.endsWith('includeSubDomains; preload');
  const scripts = Array.from(html.matchAll(/<script[^>]*\ssrc="[^"]*"[^>]*>/g), ([tag]) => tag);
  const isWhole = scripts.length > 0 && scripts.every((tag) => / integrity="sha/.test(tag));
  return {
    'content-security-policy': isStrict ? 10 : -25,
    cookies: cookies.length === 0 ? 0 : isKept ? 5 : -20,
    'cross-origin-embedder-policy': headers.has('Cross-Origin-Embedder-Policy') ? 10 : 0,
    'cross-origin-opener-policy':
      headers.get('Cross-Origin-Opener-Policy') === 'same-origin' ? 10 : 0,
    'cross-origin-resource-policy':
      headers.get('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : 0,
    'cross-origin-resource-sharing': headers.has('Access-Control-Allow-Origin') ? -50 : 0,
    'referrer-policy': PRIVATE_REFERRERS.has(headers.get('Referrer-Policy') ?? '') ? 5 : -5,
    'strict-transport-security': mayBePreloaded ? 5 : age >= 15_552_000 ? 0 : -20,
    'subresource-integrity': isWhole ? 5 : 0,
    'x-content-type-options': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.has('frame-ancestors') ? 5 : -20,
  };
}
