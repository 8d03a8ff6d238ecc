import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
} from 'yaml';
import type { z } from 'zod';
import { describeIssue, type ProblemList } from './problems.ts';

/** A YAML text together with the places of its values, so that a mistake can name its line. */
interface YamlSource {
  file: string;
  text: string;
  /** The lines above the text in its file: front matter starts below its `---`. */
  lineOffset?: number;
}

export interface ParsedYaml<Value> {
  value: Value;
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Parses and validates; if there are mistakes, they go to `problems` and no value is returned. */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  problems: ProblemList,
): ParsedYaml<z.infer<Schema>> | undefined {
  const { file, text, lineOffset = 0 } = source;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + lineOffset;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.add(file, lineAt(error.pos[0]), `expected YAML that can be read: ${error.message}`);
    }
    return undefined;
  }
  const aliases = findAliases(document);
  for (const alias of aliases) {
    const line = lineAt(alias.range?.[0] ?? 0);
    problems.add(file, line, 'expected the value itself: references with * are not read');
  }
  if (aliases.length > 0) return undefined;
  const lineOf = (path: readonly PropertyKey[]): number => lineAt(offsetOf(document, path));
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    for (const issue of result.error.issues) {
      const path =
        issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      problems.add(file, lineOf(path), describeIssue(issue), path);
    }
    return undefined;
  }
  return { value: result.data, lineOf };
}

/** YAML references can be made to grow without end, and authors do not need them. */
function findAliases(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  return aliases;
}

/**
 * The place of the name or item, or of its nearest existing parent, because a missing value has no
 * place.
 */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path[length - 1];
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isPlaced(node)) return node.range[0];
  }
  return 0;
}

function isPlaced(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
