/** An element of a drawing after the check: it holds only allowed names and values. */
export interface Drawing {
  name: string;
  attributes: ReadonlyArray<readonly [name: string, value: string]>;
  content: ReadonlyArray<Drawing | string>;
}

type Attributes = Drawing['attributes'];

/**
 * Writes a drawing from its checked tree, so only checked parts are served. `dress` may give an
 * element other attributes.
 */
export function writeDrawing(
  drawing: Drawing,
  dress: (attributes: Attributes) => Attributes = (attributes) => attributes,
): string {
  const { name, content } = drawing;
  const attributes = dress(drawing.attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('');
  if (content.length === 0) return `<${name}${attributes}/>`;
  const inner = content
    .map((part) => (typeof part === 'string' ? escape(part) : writeDrawing(part, dress)))
    .join('');
  return `<${name}${attributes}>${inner}</${name}>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? '');
}
