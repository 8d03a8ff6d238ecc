import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parseDocument, type Pair } from 'yaml';
import { nodeAt, type FieldPath } from './find-node.ts';

/**
 * Writes a value into a map in braces, or takes it out where none is given; what stands beside it keeps its bytes.
 * Undefined if the way leads to no map in braces, or the text would not say what is wanted.
 */
export function writeInBraces(
  source: string,
  path: FieldPath,
  { value, wanted }: { value: unknown; wanted: unknown },
): string | undefined {
  const map = nodeAt(parseDocument(source), path.slice(0, -1));
  if (!isMap(map) || map.flow !== true || !map.range) return undefined;
  const name = path.at(-1) ?? '';
  const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  const end = map.range[1] - 1;
  const gap = map.items.length === 0 ? ' ' : ', ';
  const own = map.items[at];
  let made: string;
  if (value === undefined) {
    const [from, to] = own ? cutOf(map.items, at) : [end, end];
    made = source.slice(0, from) + source.slice(to);
  } else if (own) return undefined;
  else
    made = `${source.slice(0, end).trimEnd()}${gap}${name}: ${inBraces(value)} ${source.slice(end)}`;
  const says = parseDocument(made, { prettyErrors: false });
  return says.errors.length === 0 && isDeepStrictEqual(says.toJS(), wanted) ? made : undefined;
}

/** A name goes with the comma before it, and the first one with the comma behind it. */
function cutOf(items: readonly Pair[], at: number): [number, number] {
  const before = items[at - 1];
  const next = items[at + 1];
  const [, to] = rangeOf(items[at]);
  if (before) return [rangeOf(before)[1], to];
  return [rangeOf(items[at])[0], next ? rangeOf(next)[0] : to];
}

function rangeOf(pair: Pair | undefined): [number, number] {
  const key = (pair?.key as { range?: number[] } | null)?.range ?? [];
  const value = (pair?.value as { range?: number[] } | null)?.range ?? [];
  const [from = 0, keyEnd = 0] = key;
  return [from, Math.max(value[1] ?? 0, keyEnd)];
}

function inBraces(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inBraces).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, one]) => `${name}: ${inBraces(one)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
