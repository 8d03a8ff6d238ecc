/**
 * What contracts use of the APIs that browser and server both have beyond ECMAScript. An API of
 * only one of them, such as `window` or `process`, does not compile in this room.
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
