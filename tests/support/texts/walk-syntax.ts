import { isRecord } from '#domain/text/is-record.ts';

/** A part of a parsed source. */
export type SyntaxNode = Record<string, unknown> & { type: string };

export function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** A node and everything in it, from the outside in. */
export function walkSyntax(node: unknown): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) return one.forEach(walk);
    if (!isNode(one)) return;
    found.push(one);
    Object.values(one).forEach(walk);
  };
  walk(node);
  return found;
}
