import type { Root as Tree } from 'hast';
import type { Node, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * The place of a component in a text. It is not an element, so HTML from an author cannot pass for
 * it.
 */
interface BlockPlace extends Node {
  type: typeof BLOCK_PLACE;
  /** The number of the block, counted from 1 as authors count. */
  index: number;
}
export const BLOCK_PLACE = 'blockPlace';

declare module 'mdast' {
  interface RootContentMap {
    blockPlace: BlockPlace;
  }
}
declare module 'hast' {
  interface RootContentMap {
    blockPlace: BlockPlace;
  }
  interface ElementContentMap {
    blockPlace: BlockPlace;
  }
}

/** Marks a message as one that costs an article only its block. */
export const BLOCK_RULE = 'sendero:block';

/**
 * Authors may use `:::definition{title="…"}` and `::multimedia{index=1}`; any other directive is a
 * mistake.
 */
export function expandDirectives(tree: Root, file: VFile): void {
  visit(tree, (node, at, parent) => {
    if (node.type === 'textDirective') {
      // The parser takes ":30" in "at 3:30" for a directive, so the author's characters are put
      // back.
      const { start, end } = node.position ?? {};
      const value = String(file).slice(start?.offset, end?.offset);
      Object.assign(node, { type: 'text', value, children: undefined });
      return;
    }
    if (node.type === 'footnoteDefinition') {
      file.message('expected no footnotes: a source belongs into article.yaml', node);
      return;
    }
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return;
    if (node.type === 'leafDirective' && node.name === 'multimedia') {
      if (parent && at !== undefined) parent.children[at] = placeOf(node, file);
      return;
    }
    const title = node.attributes?.['title'];
    if (node.type !== 'containerDirective' || node.name !== 'definition') {
      file.message(`expected :::definition, found ${node.name}`, node);
      return;
    }
    if (!title) {
      file.message('expected :::definition{title="…"} with a title', node);
      return;
    }
    node.data = { hName: 'aside', hProperties: { className: ['definition'] } };
    node.children.unshift({
      type: 'paragraph',
      data: { hProperties: { className: ['definition-title'] } },
      children: [{ type: 'text', value: title }],
    });
  });
}

/** A directive as the parser gives it. */
interface Directive extends Node {
  attributes?: Record<string, string | null | undefined> | null | undefined;
}

/** `::multimedia{index=1}` stands where the first block of the front matter is drawn. */
function placeOf(node: Directive, file: VFile): BlockPlace | Paragraph {
  const { position } = node;
  const index = node.attributes?.['index'] ?? '';
  if (/^[1-9]\d?$/.test(index)) return { type: BLOCK_PLACE, index: Number(index), position };
  file.message('expected ::multimedia{index=1} with the number of a block', node, BLOCK_RULE);
  return { type: 'paragraph', children: [] };
}

/** A block stands between paragraphs, because the text cannot be divided inside a list or a box. */
export function keepBlocksAtTop(tree: Tree, file: VFile): void {
  visit(tree, BLOCK_PLACE, (place, index, parent) => {
    if (parent === tree || parent === undefined || index === undefined) return;
    const reason = 'expected ::multimedia on a line of its own, outside of lists and boxes';
    file.message(reason, place, BLOCK_RULE);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
