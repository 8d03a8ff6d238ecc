import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { BODY, nameOfItem, type FieldPath } from './find-node.ts';
import { splitFile } from './split-file.ts';

/** What is written at a place of a file, in words: a number as its digits, a list with commas. */
export interface WrittenValue {
  path: FieldPath;
  kind: 'words' | 'number' | 'choice' | 'list' | 'body';
  text: string;
  /** The lines of the file that it takes. */
  from: number;
  to: number;
}

/** Every value of a file that an author may change, in the order of the file. */
export function readValues(file: string, text: string): WrittenValue[] {
  const { yaml, linesAbove, bodyAt } = splitFile(file, text);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const found: WrittenValue[] = [];
  const lineAt = (offset: number): number => lines.linePos(offset).line + linesAbove;
  const add = (node: Node, value: Pick<WrittenValue, 'path' | 'kind' | 'text'>): void => {
    const [from = 0, end = from] = node.range ?? [];
    found.push({ ...value, from: lineAt(from), to: lineAt(Math.max(from, end - 1)) });
  };
  const walk = (node: unknown, path: FieldPath): void => {
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key) && !isOwnName(path, key.value)) walk(value, [...path, String(key.value)]);
    if (isSeq(node)) {
      const list = node.flow === true ? wordsOf(node.items) : undefined;
      if (list) add(node, { path, kind: 'list', text: list.join(', ') });
      else node.items.forEach((item, at) => walk(item, [...path, nameOfItem(item, at)]));
    }
    if (isScalar(node)) add(node, { path, kind: kindOf(node.value), text: sayScalar(node.value) });
  };
  if (document.errors.length === 0) walk(document.contents, []);
  if (bodyAt !== undefined) {
    const from = text.slice(0, bodyAt).split('\n').length;
    const body = text.slice(bodyAt);
    found.push({
      path: BODY,
      kind: 'body',
      text: body.replaceAll('\r\n', '\n'),
      from,
      to: from + body.split('\n').length,
    });
  }
  return found;
}

/** The words of a list that has nothing else in it and no comma in any of them. */
export function wordsOf(items: readonly unknown[]): string[] | undefined {
  const words = items.map((item) => (isScalar(item) ? item.value : undefined));
  return words.every(
    (word) => typeof word === 'string' && !word.includes(',') && word === word.trim(),
  )
    ? (words as string[])
    : undefined;
}

/** The `id` by which an item is found is no value of it: whoever changed it would name another item. */
function isOwnName(path: FieldPath, key: unknown): boolean {
  return key === 'id' && (path.at(-1)?.startsWith('@') ?? false);
}

function kindOf(value: unknown): WrittenValue['kind'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'choice' : 'words';
}

function sayScalar(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
