import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, Scalar, type Document, type Node } from 'yaml';
import { isBody, locate, nodeAt, type FieldPath } from './find-node.ts';
import { wordsOf } from './read-values.ts';
import { splitFile } from './split-file.ts';
import { isWhole, writePair } from './write-pair.ts';
import { addItem, isBlock, isItem, removeItem } from './write-item.ts';

/**
 * Writes one value into a file. All other bytes stay as they are: the new text stands where the old one
 * stood, in the same style if it can be said in it. Undefined if the place cannot take the value.
 */
export function writeValue(
  file: string,
  text: string,
  path: FieldPath,
  value: string,
): string | undefined {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const split = splitFile(file, text);
  if (isBody(path)) {
    if (split.bodyAt === undefined) return undefined;
    return text.slice(0, split.bodyAt) + value.replaceAll(/\r?\n/g, newline);
  }
  const yaml = writeYaml(split.yaml, path, value, newline);
  if (yaml === undefined) return undefined;
  return text.slice(0, split.yamlAt) + yaml + text.slice(split.yamlAt + split.yaml.length);
}

/** Writes what stood at a place before; an item that was added there goes. */
export function unwriteValue(
  file: string,
  text: string,
  path: FieldPath,
  base: string | null,
): string | undefined {
  if (base !== null || !isItem(path)) return writeValue(file, text, path, base ?? '');
  const { yaml, yamlAt } = splitFile(file, text);
  const made = removeItem(yaml, path);
  return made === undefined
    ? undefined
    : text.slice(0, yamlAt) + made + text.slice(yamlAt + yaml.length);
}

function writeYaml(
  yaml: string,
  path: FieldPath,
  value: string,
  newline: string,
): string | undefined {
  if (isWhole(path)) return writePair(yaml, path.slice(0, -1), value);
  const document = parseDocument(yaml, { prettyErrors: false });
  if (document.errors.length > 0) return undefined;
  const node = nodeAt(document, path);
  const place = locate(document, path);
  if (!place && (isItem(path) || isBlock(path))) return addItem(yaml, path, value);
  if (!place)
    return path.length === 1 ? addName(document, yaml, path, { value, newline }) : undefined;
  if (!node?.range) return undefined;
  const wanted = wantedValue(node, value);
  if (wanted === undefined) return undefined;
  const [from, to] = node.range;
  const before = yaml.slice(0, from);
  const gap = from > 0 && !/\s/.test(before.at(-1) ?? '') ? ' ' : '';
  const expected: unknown = document.toJS();
  const copy = structuredClone(expected);
  setIn(copy, place, wanted);
  for (const written of spellings(node, yaml.slice(from, to), wanted, newline)) {
    const made = before + gap + written + yaml.slice(to);
    if (says(made, copy)) return made;
  }
  return isDeepStrictEqual(expected, copy) ? yaml : undefined;
}

/** A name that a file does not have yet is written below its last one. */
function addName(
  document: Document,
  yaml: string,
  [name = '']: FieldPath,
  { value, newline }: { value: string; newline: string },
): string | undefined {
  if (!isMap(document.contents) || !/^[a-zA-Z][\w-]*$/.test(name)) return undefined;
  const whole = { ...(document.toJS() as object), [name]: value };
  const end = yaml.endsWith('\n') ? '' : newline;
  const last = yaml.endsWith('\n') ? newline : '';
  const made = `${yaml}${end}${name}: ${JSON.stringify(value)}${last}`;
  return says(made, whole) ? made : undefined;
}

/** The value as the file is to say it: a number stays a number, and a text that looks like one a text. */
function wantedValue(node: Node, value: string): unknown {
  if (isSeq(node)) {
    if (!wordsOf(node.items)) return undefined;
    return value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }
  if (!isScalar(node)) return undefined;
  if (typeof node.value === 'string') return value;
  if (node.value === null && value !== '') return value;
  return parseDocument(value.trim()).toJS();
}

/** The ways to write a value, the one nearest to how the old one is written first. */
function spellings(node: Node, old: string, wanted: unknown, newline: string): string[] {
  if (Array.isArray(wanted)) return [`[${wanted.map(spellWord).join(', ')}]`];
  if (typeof wanted !== 'string') return [String(wanted)];
  const quoted = JSON.stringify(wanted);
  const single = `'${wanted.replaceAll("'", "''")}'`;
  if (!isScalar(node)) return [quoted];
  switch (node.type) {
    case Scalar.BLOCK_LITERAL:
      return [spellBlock(old, wanted, newline), quoted + emptyLinesBelow(old)];
    case Scalar.BLOCK_FOLDED:
      return [
        spellBlock(old, wanted.replaceAll('\n', '\n\n'), newline),
        quoted + emptyLinesBelow(old),
      ];
    case Scalar.QUOTE_SINGLE:
      return [single, quoted];
    case Scalar.PLAIN:
      return [wanted, quoted];
    default:
      return [quoted];
  }
}

function spellWord(word: unknown): string {
  return /^[a-z][\w/.-]*$/i.test(String(word)) ? String(word) : JSON.stringify(word);
}

/** The head of the block and the indent of its lines stay, and so do the empty lines below it. */
function spellBlock(old: string, value: string, newline: string): string {
  const [head = '|-', ...lines] = old.split(/\r?\n/);
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '  ')?.[0] ?? '  ';
  const body = value.replace(/\n+$/, '').split('\n');
  return (
    [head, ...body.map((line) => (line === '' ? '' : indent + line))].join(newline) +
    emptyLinesBelow(old)
  );
}

/** A block takes the ends of its lines along, and the empty lines below it. */
function emptyLinesBelow(block: string): string {
  return /(?:\r?\n)*$/.exec(block)?.[0] ?? '';
}

function says(yaml: string, wanted: unknown): boolean {
  try {
    const document = parseDocument(yaml, { prettyErrors: false });
    return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
  } catch {
    // A text that begins with a * would be read as a reference.
    return false;
  }
}

function setIn(whole: unknown, place: ReadonlyArray<string | number>, value: unknown): void {
  const last = place.at(-1);
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], whole);
  if (last !== undefined) (parent as Record<string, unknown>)[last] = value;
}
