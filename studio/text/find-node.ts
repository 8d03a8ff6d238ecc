import { isMap, isPair, isScalar, isSeq, type Document, type Node } from 'yaml';

/**
 * The way to a value of a file. An item of a list that has an `id` goes by it, as `@fees`, so that the way
 * stays the same when another item comes before it.
 */
export type FieldPath = readonly string[];

/** The path of the text below the front matter. */
export const BODY: FieldPath = ['#body'];

export function isBody(path: FieldPath): boolean {
  return path[0] === BODY[0];
}

/** The names and numbers by which YAML finds what a path names; undefined if it is not there. */
export function locate(document: Document, path: FieldPath): Array<string | number> | undefined {
  const found: Array<string | number> = [];
  let node: unknown = document.contents;
  for (const name of path) {
    if (isSeq(node)) {
      const at = name.startsWith('@')
        ? node.items.findIndex((item) => isMap(item) && idOf(item) === name.slice(1))
        : Number(name);
      if (!Number.isInteger(at) || at < 0 || at >= node.items.length) return undefined;
      found.push(at);
      node = node.items[at];
      continue;
    }
    if (!isMap(node)) return undefined;
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    if (!isPair(pair)) return undefined;
    found.push(name);
    node = pair.value;
  }
  return found;
}

export function nodeAt(document: Document, path: FieldPath): Node | undefined {
  const place = locate(document, path);
  const node: unknown = place && document.getIn(place, true);
  return typeof node === 'object' && node !== null ? (node as Node) : undefined;
}

/** What an item of a list is called in a path. */
export function nameOfItem(item: unknown, at: number): string {
  const id = isMap(item) ? idOf(item) : undefined;
  return id === undefined ? String(at) : `@${id}`;
}

function idOf(item: { get: (name: string) => unknown }): string | undefined {
  const id = item.get('id');
  return typeof id === 'string' ? id : undefined;
}
