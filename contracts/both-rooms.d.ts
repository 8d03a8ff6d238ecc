/**
 * What the browser and the server both have beyond ECMAScript, as far as contracts use it. Everything else of
 * either, `window` as well as `process`, does not compile in this room.
 */

interface URL {
  readonly hostname: string;
}
declare const URL: { parse(address: string): URL | null };

interface URLSearchParams {
  get(name: string): string | null;
}

interface FormData {
  get(name: string): unknown;
}
