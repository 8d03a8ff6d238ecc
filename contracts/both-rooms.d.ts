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
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: {
  new (query?: Record<string, string> | Array<[string, string]>): URLSearchParams;
};

interface FormData {
  get(name: string): unknown;
}
