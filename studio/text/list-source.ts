import { isDeepStrictEqual } from 'node:util';
import { isMap, isPair, isScalar, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';

/** What is done to one item of a list. */
export type ListDeed = { do: 'add'; value: unknown } | { do: 'remove' | 'up' | 'down'; at: number };

/**
 * Does something to a list that is written as a name with its items below it. Each item keeps its bytes, and the
 * comments above it go where it goes. A list in brackets is written anew. Undefined if there is nothing to do it to.
 */
export function changeList(source: string, deed: ListDeed): string | undefined {
  const document = parseDocument(source, { prettyErrors: false });
  const [pair] = isMap(document.contents) ? document.contents.items : [];
  if (document.errors.length > 0 || !isPair(pair) || !isScalar(pair.key)) return undefined;
  const name = String(pair.key.value);
  const list = isSeq(pair.value) ? pair.value : undefined;
  const before: unknown[] = list?.toJSON() ?? [];
  const wanted = changeValues(before, deed);
  if (!wanted) return undefined;
  const isOfLines = list && list.flow !== true && before.length > 0 && wanted.length > 0;
  const made = isOfLines ? changeLines(source, list, deed) : writeYaml({ [name]: wanted });
  const says: unknown = parseDocument(made, { prettyErrors: false }).toJS();
  return isDeepStrictEqual(says, { [name]: wanted }) ? made : writeYaml({ [name]: wanted });
}

/** A value as the studio writes it. */
export function writeYaml(value: unknown): string {
  return stringify(value, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
}

function changeValues(values: readonly unknown[], deed: ListDeed): unknown[] | undefined {
  if (deed.do === 'add') return [...values, deed.value];
  const { at } = deed;
  if (!(at >= 0 && at < values.length)) return undefined;
  if (deed.do === 'remove') return values.toSpliced(at, 1);
  const to = placeAfter(deed.do, at);
  return to >= 0 && to < values.length
    ? values.toSpliced(at, 1).toSpliced(to, 0, values[at])
    : undefined;
}

function placeAfter(move: 'up' | 'down', at: number): number {
  return move === 'up' ? at - 1 : at + 1;
}

function changeLines(source: string, list: YAMLSeq, deed: ListDeed): string {
  const text = source.endsWith('\n') ? source : `${source}\n`;
  const items = list.items.map((item) => (item as { range: [number, number, number] }).range);
  const start = text.indexOf('\n') + 1;
  const ends = items.map(([, end]) => endOfLine(text, end));
  const blocks = ends.map((end, at) => text.slice(ends[at - 1] ?? start, end));
  const rest = text.slice(ends.at(-1));
  const changed =
    deed.do === 'add'
      ? [...blocks, writeItem(indentOf(text, items), deed.value)]
      : (changeValues(blocks, deed) as string[]);
  return text.slice(0, start) + changed.join('') + rest;
}

function indentOf(text: string, [first]: ReadonlyArray<readonly number[]>): string {
  const [from = 0] = first ?? [];
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return /^ */.exec(line)?.[0] ?? '';
}

function writeItem(indent: string, value: unknown): string {
  const lines = writeYaml([value]).trimEnd().split('\n');
  return lines.map((line) => `${line === '' ? '' : indent}${line}\n`).join('');
}

function endOfLine(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
