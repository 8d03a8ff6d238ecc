import type { Nodes } from 'hast';

/** Inline elements: their text belongs to the word before it. */
const IN_LINE: ReadonlySet<string> = new Set(
  'strong b em i a abbr span sup sub small q cite del s code'.split(' '),
);

/** The visible words of a text, without those that are only for screen readers. */
export function wordsOf(tree: Nodes): string {
  return collect(tree).replaceAll(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const words = node.children.map(collect).join('');
  if (node.type !== 'element') return words;
  const names = node.properties['className'];
  if (Array.isArray(names) && names.includes('visually-hidden')) return '';
  return IN_LINE.has(node.tagName) ? words : ` ${words} `;
}
