/**
 * What contracts use of the APIs that browser and server both have beyond ECMAScript. An API of
 * only one of them, such as `window` or `process`, does not compile in this room.
 */

interface URL {
  readonly hostname: string;
}
declare const URL: { parse(address: string): URL | null };

interface URLSearchParams {
  toString(): string;
}
declare const URLSearchParams: {
  new (query: Record<string, string>): URLSearchParams;
};
