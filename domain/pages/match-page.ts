import { EVERY_PAGE, type PageName } from './pages.ts';

export interface PageMatch {
  name: PageName;
  params: Readonly<Record<string, string>>;
}

interface Pattern {
  name: PageName;
  /** Parts of the path; an optional one is there or not, each in a pattern of its own. */
  parts: readonly string[];
  rank: number;
}

/** A part that is written out says more than a parameter, and a star at the end says least: React Router counts so, too. */
const WEIGHTS = { written: 11, parameter: 4, star: -1 } as const;

const PATTERNS: readonly Pattern[] = EVERY_PAGE.flatMap(([name, { path }]) => {
  const parts = segmentsOf(path);
  const last = parts.at(-1);
  if (last?.endsWith('?') !== true) return [toPattern(name, parts)];
  const before = parts.slice(0, -1);
  return [toPattern(name, [...before, last.slice(0, -1)]), toPattern(name, before)];
}).toSorted((one, other) => other.rank - one.rank);

/** Each page asks for the ways of a whole menu. */
const PARTS = new Map(EVERY_PAGE.map(([, { path }]) => [path, segmentsOf(path)]));

/** Which page an address is of, as React Router would decide; the parameters are the address's own, decoded by nobody. */
export function matchPage(pathname: string): PageMatch {
  const segments = segmentsOf(pathname);
  for (const { name, parts } of PATTERNS) {
    const params = matchParts(parts, segments);
    if (params) return { name, params };
  }
  throw new Error('The star of the table matches every address');
}

/** Writes the address of a path. A parameter without a value is left out with its part, as a star is. */
export function pagePath(path: string, params: Readonly<Record<string, string>>): string {
  const parts = (PARTS.get(path) ?? segmentsOf(path)).flatMap((part) => {
    if (!isParameter(part)) return [part];
    const value = params[nameOf(part)] ?? '';
    return value === '' ? [] : [value];
  });
  return `/${parts.join('/')}`;
}

/** The parameter that a list fills: the last one below the company. */
export function listParameter(path: string): string {
  return nameOf(segmentsOf(path).findLast(isParameter) ?? '');
}

/** The parameter at the end of a path that the page's own address goes without. */
export function openParameter(path: string): string | undefined {
  const last = segmentsOf(path).at(-1);
  return last === '*' || last?.endsWith('?') ? nameOf(last) : undefined;
}

function matchParts(
  parts: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const hasStar = parts.at(-1) === '*';
  const fixed = hasStar ? parts.slice(0, -1) : parts;
  if (segments.length < fixed.length) return undefined;
  if (!hasStar && segments.length > fixed.length) return undefined;
  const params: Record<string, string> = hasStar
    ? { '*': segments.slice(fixed.length).join('/') }
    : {};
  for (const [at, part] of fixed.entries()) {
    const segment = segments[at] ?? '';
    if (isParameter(part)) params[nameOf(part)] = segment;
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return params;
}

function toPattern(name: PageName, parts: readonly string[]): Pattern {
  const rank = parts.reduce((sum, part) => sum + WEIGHTS[kindOf(part)], 0);
  return { name, parts, rank };
}

function kindOf(part: string): keyof typeof WEIGHTS {
  if (part === '*') return 'star';
  return isParameter(part) ? 'parameter' : 'written';
}

function isParameter(part: string): boolean {
  return part === '*' || part.startsWith(':');
}

function nameOf(part: string): string {
  return part === '*' ? part : part.replace(/^:|\?$/g, '');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
