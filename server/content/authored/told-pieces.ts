import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** An element at the top of a text that is told, with all its words. */
export interface ToldPiece {
  tagName: string;
  words: string;
}

export const FIGURE = 'figure';

/** A paragraph that is all bold is a figure to look at, and is shown big. */
export function markFigures(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'p') return;
    if (isAllBold(element)) element.properties['className'] = [FIGURE];
    else delete element.properties['className'];
  });
}

function isAllBold({ children }: Element): boolean {
  const [only, ...others] = children;
  return (
    only?.type === 'element' &&
    only.tagName === 'strong' &&
    others.length === 0 &&
    only.children.every(({ type }) => type === 'text')
  );
}

export function listPieces({ children }: Root): ToldPiece[] {
  return children.flatMap((child) =>
    child.type === 'element'
      ? [{ tagName: child.tagName, words: textOf(child).replaceAll(/\s+/g, ' ').trim() }]
      : [],
  );
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
