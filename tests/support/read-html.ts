import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface HtmlElement {
  /** The attributes by their HTML names in lower case. */
  attributes: Readonly<Record<string, string>>;
  /** The text that a reader sees; words of two blocks do not run together. */
  text: string;
}

/** Inline elements, between which a reader sees no gap; every other element begins on its own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time tspan u wbr'.split(
    ' ',
  ),
);
const NOT_READ: ReadonlySet<string> = new Set(['script', 'style', 'template', '#comment']);

interface ReadHtml {
  html: string;
  tree: Node;
  isPlaced: boolean;
}

/** A page, and parts of it: tests ask several questions about each, in turn. */
const REMEMBERED = 4;
let lately: readonly ReadHtml[] = [];

/**
 * Parses as a browser without JavaScript, and remembers the last ones. Few ask where in the source an
 * element stands, which costs a third more.
 */
function read(html: string, isPlaced = false): Node {
  const known = lately.find((one) => one.html === html && (one.isPlaced || !isPlaced));
  if (known) return known.tree;
  const options = { scriptingEnabled: false, sourceCodeLocationInfo: isPlaced };
  const isDocument = /^\s*<(?:!doctype|html|head|body)\b/i.test(html);
  const tree = isDocument ? parse(html, options) : parseFragment(html, options);
  lately = [{ html, tree, isPlaced }, ...lately].slice(0, REMEMBERED);
  return tree;
}

export function findElements(html: string, tag: string): HtmlElement[] {
  return elementsOf(read(html), tag).map((element) => ({
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    // Most tests ask for attributes only, and the text of an outer element is the whole page.
    get text() {
      return NOT_READ.has(element.tagName) ? sourceTextOf(element) : readTextOf(element);
    },
  }));
}

export function findElement(html: string, tag: string): HtmlElement {
  const [first] = findElements(html, tag);
  if (!first) throw new Error(`The page has no <${tag}>`);
  return first;
}

/** The source of every `<tag>`, each from its start to its end. */
export function partsOf(html: string, tag: string): string[] {
  return elementsOf(read(html, true), tag).map(({ sourceCodeLocation }) =>
    html.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset),
  );
}

export function partOf(html: string, tag: string): string {
  const [first] = partsOf(html, tag);
  if (first === undefined) throw new Error(`The page has no <${tag}>`);
  return first;
}

export function textOf(html: string): string {
  return readTextOf(read(html));
}

/** The page addresses that the links of a part lead to, in order. */
export function hrefsOf(html: string): string[] {
  return findElements(html, 'a').map((link) => link.attributes['href'] ?? '');
}

function childrenOf(node: Node): Node[] {
  // The content of a template is not part of the page.
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function elementsOf(node: Node, tag: string, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if ('tagName' in child && child.tagName === tag) found.push(child);
    elementsOf(child, tag, found);
  }
  return found;
}

function readTextOf(node: Node): string {
  return wordsOf(node).replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (NOT_READ.has(node.nodeName)) return '';
  const words = childrenOf(node).map(wordsOf).join('');
  return INLINE.has(node.nodeName) ? words : ` ${words} `;
}

function sourceTextOf(element: Element): string {
  return childrenOf(element)
    .map((child) => ('value' in child ? child.value : ''))
    .join('');
}

/** Where the cards of a list lead, without its language. */
export function cardsIn(main: string): string[] {
  const cards = main.split('<article').slice(1);
  return cards.map((card) => hrefsOf(card)[0]?.replace('?lang=es-US', '') ?? '');
}

/** The addresses that the head names for search engines. */
export function linksInHead(html: string): Record<string, string | undefined> {
  const links = findElements(html, 'link').map(({ attributes }) => attributes);
  const hrefOf = (rel: string): string | undefined =>
    links.find((link) => link['rel'] === rel)?.['href'];
  return { canonical: hrefOf('canonical'), prev: hrefOf('prev'), next: hrefOf('next') };
}
