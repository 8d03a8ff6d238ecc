import { randomUUID } from 'node:crypto';
import type { Root } from 'hast';
import type { Node } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Known to this process only: HTML that an author writes cannot pass for a mark of ours. */
const TOKEN = randomUUID();
const MARK = new RegExp(`<div data-block="${TOKEN}-(\\d+)"></div>`);

/** What a message says that costs an article its block, and nothing else. */
export const BLOCK_RULE = 'sendero:block';

/** As the parser gives it: its attributes, and what it becomes in HTML. */
interface Directive extends Node {
  attributes?: Record<string, string | null | undefined> | null | undefined;
  data?: object | undefined;
  children: unknown[];
}

/** `::multimedia{index=1}` stands where the first block of the front matter is drawn. */
export function markBlock(node: Directive, file: VFile): void {
  const index = node.attributes?.['index'] ?? '';
  if (!/^[1-9]\d?$/.test(index)) {
    file.message('expected ::multimedia{index=1} with the number of a block', node, BLOCK_RULE);
    node.data = { hName: 'p' };
    return;
  }
  node.data = { hName: 'div', hProperties: { dataBlock: `${TOKEN}-${index}` } };
  node.children = [];
}

/** A block stands between paragraphs: inside a list or a box the text could not be parted. */
export function keepBlocksAtTop(tree: Root, file: VFile): void {
  visit(tree, 'element', (element, index, parent) => {
    const mark = element.properties['dataBlock'];
    if (mark === undefined) return;
    if (parent === tree && typeof mark === 'string' && mark.startsWith(TOKEN)) return;
    delete element.properties['dataBlock'];
    if (parent === undefined || index === undefined) return;
    const reason = 'expected ::multimedia on a line of its own, outside of lists and boxes';
    file.message(reason, element, BLOCK_RULE);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

export type TextOrBlock = { kind: 'html'; html: string } | { kind: 'block'; index: number };

/** The text in parts: what stands between the blocks, and which block stands there. */
export function splitAtBlocks(html: string): TextOrBlock[] {
  return html.split(MARK).flatMap((part, at): TextOrBlock[] => {
    if (at % 2 === 1) return [{ kind: 'block', index: Number(part) }];
    return part.trim() === '' ? [] : [{ kind: 'html', html: part }];
  });
}
