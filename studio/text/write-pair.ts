import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { locate, type FieldPath } from './find-node.ts';

/** The end of a path that leads to a name with all that stands below it, as it is written. */
const WHOLE = '#whole';

export function wholePath(path: FieldPath): FieldPath {
  return [...path, WHOLE];
}

export function isWhole(path: FieldPath): boolean {
  return path.at(-1) === WHOLE;
}

/**
 * The first part of a path that can be written by whole lines: its last name stands in a map of lines or may be
 * added to one. What is written in brackets or braces is written anew with the name that it belongs to.
 */
export function pairOf(yaml: string, path: FieldPath): FieldPath | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  let node: unknown = document.contents;
  let found: FieldPath | undefined;
  for (const [at, name] of path.entries()) {
    if (isSeq(node) && node.flow !== true) node = itemAt(node.items, name);
    else if (isMap(node) && node.flow !== true) {
      found = path.slice(0, at + 1);
      node = findPair(node, name)?.value;
    } else return found;
  }
  return found;
}

/** A name with all that stands below it, without the indent of its lines; undefined if it is not there. */
export function readPair(yaml: string, path: FieldPath): string | undefined {
  const place = locatePair(yaml, path);
  if (!place?.pair) return undefined;
  const { from, to, indent } = place.pair;
  const lines = yaml.slice(from, to).split(/\r?\n/);
  const own = lines.map((line, at) => (at === 0 ? line : dedent(line, indent)));
  return `${own.join('\n').trimEnd()}\n`;
}

/**
 * Writes a name with all below it, adds it below the last one of its map, or takes it out where nothing is to be
 * there. All other bytes stay. Undefined if the place cannot take it.
 */
export function writePair(yaml: string, path: FieldPath, source: string): string | undefined {
  const place = locatePair(yaml, path);
  if (!place) return undefined;
  const { map, pair, name } = place;
  const newline = yaml.includes('\r\n') ? '\r\n' : '\n';
  if (source === '') {
    const made = pair ? removePair(yaml, map, pair) : yaml;
    const isDone = made !== undefined && says(made, place, ({ [name]: _gone, ...own }) => own);
    return isDone ? made : undefined;
  }
  const indent = pair?.indent ?? place.indent;
  const written = source
    .trimEnd()
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : ' '.repeat(indent) + line))
    .join(newline);
  const to = pair?.to ?? place.end;
  const head = pair
    ? yaml.slice(0, pair.from)
    : `${yaml.slice(0, to)}${to > 0 && yaml[to - 1] !== '\n' ? newline : ''}${' '.repeat(indent)}`;
  const tail = yaml.slice(to);
  // The front matter of a text ends before its last line end.
  const isLast = tail === '' && !yaml.endsWith('\n');
  const made = `${head}${written}${isLast ? '' : newline}${tail}`;
  const value: unknown = (parseDocument(source).toJS() as Record<string, unknown>)[name];
  return says(made, place, (own) => ({ ...own, [name]: value })) ? made : undefined;
}

interface PairPlace {
  from: number;
  to: number;
  indent: number;
  /** Where the next name of the map begins. */
  next: number | undefined;
}

interface MapPlace {
  document: Document;
  /** The names and numbers that lead to the map. */
  way: ReadonlyArray<string | number>;
  map: YAMLMap;
  name: string;
  pair: PairPlace | undefined;
  /** Where the last name of the map ends, and how far its names stand to the right. */
  end: number;
  indent: number;
}

function locatePair(yaml: string, path: FieldPath): MapPlace | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  const name = path.at(-1);
  if (document.errors.length > 0 || name === undefined) return undefined;
  const way = locate(document, path.slice(0, -1));
  const node: unknown = way && (way.length === 0 ? document.contents : document.getIn(way, true));
  if (!way || !isMap(node) || node.flow === true) return undefined;
  const own = findPair(node, name);
  const all = node.items.flatMap((one) => placeOf(yaml, one) ?? []);
  const last = all.at(-1);
  if (!last) return undefined;
  const at = own ? node.items.indexOf(own) : -1;
  const place = own && all[at];
  const pair = place && { ...place, next: all[at + 1]?.from };
  return { document, way, map: node, name, pair, end: last.to, indent: last.indent };
}

function placeOf(yaml: string, { key, value }: Pair): Omit<PairPlace, 'next'> | undefined {
  const range = isScalar(key) ? key.range : undefined;
  if (!range) return undefined;
  const [from, keyEnd] = range;
  const node = value as { range?: readonly number[] | null } | null;
  // A name without a value ends with its own line.
  const end = Math.max(node?.range?.[1] ?? keyEnd, keyEnd);
  return {
    from,
    to: withoutEmptyLines(yaml, from, endOfLine(yaml, end)),
    indent: from - yaml.lastIndexOf('\n', from - 1) - 1,
  };
}

function removePair(yaml: string, map: YAMLMap, pair: PairPlace): string | undefined {
  const { from, to, next } = pair;
  const lineFrom = yaml.lastIndexOf('\n', from - 1) + 1;
  const isFirstOfItem = yaml.slice(lineFrom, from).trim() !== '';
  const isOnly = map.items.length === 1;
  const own = yaml.slice(from, to);
  const newline = /\r?\n$/.exec(own)?.[0] ?? '';
  if (isOnly) return `${yaml.slice(0, from).trimEnd()} {}${newline}${yaml.slice(to)}`.trimStart();
  // The next name takes its place on the line of the dash.
  if (isFirstOfItem) return next === undefined ? undefined : yaml.slice(0, from) + yaml.slice(next);
  const made = yaml.slice(0, lineFrom) + yaml.slice(to);
  return newline === '' ? made.replace(/\r?\n$/, '') : made;
}

function itemAt(items: readonly unknown[], name: string): unknown {
  if (!name.startsWith('@')) return items[Number(name)];
  return items.find((item) => isMap(item) && item.get('id') === name.slice(1));
}

function findPair(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(
    (one) => isPair(one) && isScalar(one.key) && String(one.key.value) === name,
  );
}

/** Whether a text says what it said before, but for one of its maps. */
function says(
  yaml: string,
  { document, way }: MapPlace,
  change: (map: Readonly<Record<string, unknown>>) => object,
): boolean {
  const made = parseDocument(yaml, { prettyErrors: false });
  if (made.errors.length > 0) return false;
  const whole = { all: structuredClone(document.toJS() as unknown) };
  let parent = whole as Record<string | number, unknown>;
  let last: string | number = 'all';
  for (const step of way) {
    parent = parent[last] as Record<string | number, unknown>;
    last = step;
  }
  parent[last] = change(parent[last] as Record<string, unknown>);
  return isDeepStrictEqual(made.toJS(), whole.all);
}

/** A block of lines takes the empty lines below it along, which are no part of it. */
function withoutEmptyLines(yaml: string, from: number, to: number): number {
  const empty = /(\r?\n)(?:[ \t]*\r?\n)+$/.exec(yaml.slice(from, to));
  return empty ? from + empty.index + (empty[1]?.length ?? 0) : to;
}

/** A block of lines ends with its last line end, everything else before it. */
function endOfLine(yaml: string, offset: number): number {
  if (yaml[offset - 1] === '\n') return offset;
  const end = yaml.indexOf('\n', offset);
  return end === -1 ? yaml.length : end + 1;
}

function dedent(line: string, indent: number): string {
  const own = /^ */.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(own, indent));
}
