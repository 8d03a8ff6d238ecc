import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument, type Document, type YAMLSeq } from 'yaml';
import { locate, nodeAt, type FieldPath } from './find-node.ts';

/** Whether a path leads to a whole item of a list, and not to a value in one. */
export function isItem(path: FieldPath): boolean {
  return path.at(-1)?.startsWith('@') ?? false;
}

/** Whether a path leads to a whole component of an article: they have no ids, so they go by their place. */
export function isBlock([list, at, ...more]: FieldPath): boolean {
  return list === 'multimedia' && /^\d+$/.test(at ?? '') && more.length === 0;
}

/**
 * Adds an item below the last one of its list; the value is the YAML of the item. All other bytes stay.
 * The first component makes its list. Undefined if the list is not there, has the item already, or could not be read again afterwards.
 */
export function addItem(yaml: string, path: FieldPath, value: string): string | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  if (isBlock(path) && !document.has('multimedia')) return beginList(document, yaml, path, value);
  const list = listOf(document, path);
  const last = list?.items.at(-1);
  // A component stands at the place that it names, or nowhere.
  if (isBlock(path) && Number(path[1]) !== list?.items.length) return undefined;
  if (!list || !isMap(last) || !last.range || locate(document, path)) return undefined;
  const newline = yaml.includes('\r\n') ? '\r\n' : '\n';
  const [from] = last.range;
  const indent = ' '.repeat(from - yaml.lastIndexOf('\n', from - 1) - '- '.length - 1);
  const lines = value.trimEnd().split('\n');
  const item = lines.map((line, at) => {
    if (at === 0) return `${indent}- ${line}`;
    return line === '' ? '' : `${indent}  ${line}`;
  });
  const end = endOfLine(yaml, last.range[1]);
  const head = yaml.slice(0, end);
  const gap = head.endsWith('\n') ? '' : newline;
  const made = `${head}${gap}${item.join(newline)}${newline}${yaml.slice(end)}`;
  return hasItems(made, path, [...valuesOf(list), parseDocument(value).toJS()]) ? made : undefined;
}

function beginList(
  document: Document,
  yaml: string,
  path: FieldPath,
  value: string,
): string | undefined {
  if (document.errors.length > 0 || path[1] !== '0') return undefined;
  const newline = yaml.includes('\r\n') ? '\r\n' : '\n';
  const gap = yaml.endsWith('\n') ? '' : newline;
  const lines = value.trimEnd().split('\n');
  const item = lines.map((line, at) =>
    at === 0 ? `  - ${line}` : line === '' ? '' : `    ${line}`,
  );
  // The front matter of a text ends before its last line end.
  const end = yaml.endsWith('\n') ? newline : '';
  const made = `${yaml}${gap}${['multimedia:', ...item].join(newline)}${end}`;
  return hasItems(made, path, [parseDocument(value).toJS()]) ? made : undefined;
}

/** Takes an item out of its list; undefined if it is not there. */
export function removeItem(yaml: string, path: FieldPath): string | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  const list = listOf(document, path);
  const at = locate(document, path)?.at(-1);
  const item = typeof at === 'number' ? list?.items[at] : undefined;
  if (!list || !isMap(item) || !item.range) return undefined;
  const from = yaml.lastIndexOf('\n', item.range[0] - 1) + 1;
  const made = yaml.slice(0, from) + yaml.slice(endOfLine(yaml, item.range[1]));
  const others = valuesOf(list).filter((_value, place) => place !== at);
  return hasItems(made, path, others) ? made : undefined;
}

/** The YAML of an item as it is written, without the indent and the dash of its list. */
export function itemAt(yaml: string, path: FieldPath): string | undefined {
  const document = parseDocument(yaml, { prettyErrors: false });
  const item = nodeAt(document, path);
  if (!isMap(item) || !item.range) return undefined;
  const [from, to] = item.range;
  const indent = from - yaml.lastIndexOf('\n', from - 1) - 1;
  const lines = yaml.slice(from, to).trimEnd().split(/\r?\n/);
  return `${lines.map((line, at) => (at === 0 ? line : line.slice(indent))).join('\n')}\n`;
}

function listOf(document: Document, path: FieldPath): YAMLSeq | undefined {
  const list = document.errors.length === 0 ? nodeAt(document, path.slice(0, -1)) : undefined;
  return isSeq(list) && list.flow !== true ? list : undefined;
}

function valuesOf(list: YAMLSeq): unknown[] {
  return list.toJSON();
}

/** A block of lines ends with its last line end, everything else before it. */
function endOfLine(yaml: string, offset: number): number {
  if (yaml[offset - 1] === '\n') return offset;
  const end = yaml.indexOf('\n', offset);
  return end === -1 ? yaml.length : end + 1;
}

function hasItems(yaml: string, path: FieldPath, wanted: readonly unknown[]): boolean {
  const document = parseDocument(yaml, { prettyErrors: false });
  const list = document.errors.length === 0 && nodeAt(document, path.slice(0, -1));
  return isSeq(list) && isDeepStrictEqual(valuesOf(list), wanted);
}
