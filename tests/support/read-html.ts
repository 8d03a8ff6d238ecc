interface HtmlElement {
  attributes: Readonly<Record<string, string>>;
  /** What a reader sees of it: its text without the tags in between. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Enough of a reader for HTML that React wrote: every attribute quoted, `<` and `>` escaped. */
export function findElements(html: string, tag: string): HtmlElement[] {
  const pattern = new RegExp(`<${tag}(\\s[^>]*)?>(?:([\\s\\S]*?)</${tag}>)?`, 'g');
  return Array.from(html.matchAll(pattern), ([, attributes = '', inner = '']) => ({
    attributes: readAttributes(attributes),
    text: textOf(inner),
  }));
}

export function findElement(html: string, tag: string): HtmlElement {
  const [first] = findElements(html, tag);
  if (!first) throw new Error(`The page has no <${tag}>`);
  return first;
}

/** The source between the first `<tag>` and its last end: for parts that a page has once. */
export function partOf(html: string, tag: string): string {
  const start = html.search(new RegExp(`<${tag}[\\s>]`));
  const end = html.lastIndexOf(`</${tag}>`);
  if (start < 0 || end < start) throw new Error(`The page has no <${tag}>`);
  return html.slice(start, end);
}

export function textOf(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
  return decode(bare).replaceAll(/\s+/g, ' ').trim();
}

/** Page addresses that the links of a part lead to, in order. */
export function hrefsOf(html: string): string[] {
  return findElements(html, 'a').map((link) => link.attributes['href'] ?? '');
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
    attributes[name] = decode(value);
  }
  return attributes;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
