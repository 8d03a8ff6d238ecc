/** Without any of these, what was copied is plain lines, which the browser pastes as they are. */
const SHAPED =
  'h1, h2, h3, h4, h5, h6, table, li, b, strong, i, em, a[href], [data-style*="mso-list"]';
const DROPPED =
  'style, script, title, meta, link, template, img, svg, object, [data-style*="mso-list:Ignore" i]';
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DIV DL DT FIGURE FOOTER HEADER LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);
const WIDEST = 50;

/** What was copied from a word processor or a page, as our Markdown; undefined for what has no shape to keep. */
export function readPasted(html: string): string | undefined {
  // A document that is read this way runs nothing and fetches nothing.
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  if (!body.querySelector(SHAPED)) return undefined;
  const blocks = readBlocks(body).filter(({ text }) => text !== '');
  const text = blocks.map((block, at) => gapAbove(block, blocks[at - 1]) + block.text).join('');
  return text === '' ? undefined : text;
}

/** The policy of the page refuses styles in what is parsed, too, and reports each. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
}

interface Block {
  text: string;
  /** Points of one list stand on lines that follow each other. */
  isPoint: boolean;
}

function gapAbove(block: Block, above: Block | undefined): string {
  if (!above) return '';
  return block.isPoint && above.isPoint ? '\n' : '\n\n';
}

function readBlocks(parent: Element): Block[] {
  const blocks: Block[] = [];
  let inline: Node[] = [];
  const endParagraph = (): void => {
    blocks.push({ text: escapeStart(sayInline(inline)), isPoint: false });
    inline = [];
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !isBlock(node)) {
      inline.push(node);
      continue;
    }
    endParagraph();
    blocks.push(...readBlock(node));
  }
  endParagraph();
  return blocks;
}

function readBlock(element: Element): Block[] {
  const { tagName } = element;
  const level = Number(/^H([1-6])$/.exec(tagName)?.[1] ?? 0);
  if (level > 0) {
    const words = sayInline([...element.childNodes], { isBold: true });
    return [{ text: words === '' ? '' : `${level < 3 ? '##' : '###'} ${words}`, isPoint: false }];
  }
  if (tagName === 'TABLE') return [{ text: sayTable(element as HTMLTableElement), isPoint: false }];
  if (tagName === 'UL' || tagName === 'OL') return readList(element, 0);
  const item = /mso-list:\s*l\d+ level(\d)/i.exec(element.getAttribute('data-style') ?? '');
  if (item) return [sayPoint([...element.childNodes], '- ', Number(item[1]) - 1)];
  return readBlocks(element);
}

/** Pages wrap lines in elements of all kinds, so whatever has a block in it is one. */
function isBlock(element: Element): boolean {
  if (BLOCKS.has(element.tagName) || /^H[1-6]$/.test(element.tagName)) return true;
  return [...element.children].some(isBlock);
}

function readList(list: Element, depth: number): Block[] {
  let number = 0;
  return [...list.children].flatMap((item): Block[] => {
    // Some programs write an inner list beside its point and not into it.
    if (item.tagName === 'UL' || item.tagName === 'OL') return readList(item, depth + 1);
    number += 1;
    const inner = [...item.children].filter(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    const own = [...item.childNodes].filter((node) => !inner.includes(node as Element));
    const sign = list.tagName === 'OL' ? `${number}. ` : '- ';
    return [sayPoint(own, sign, depth), ...inner.flatMap((one) => readList(one, depth + 1))];
  });
}

function sayPoint(nodes: readonly Node[], sign: string, depth: number): Block {
  const words = escapeStart(sayInline(nodes));
  return { text: words === '' ? '' : `${'   '.repeat(depth)}${sign}${words}`, isPoint: true };
}

/** The first row is the head: a table of ours has one. Cells that were joined leave empty ones. */
function sayTable(table: HTMLTableElement): string {
  const rows = [...table.rows]
    .map((row) =>
      [...row.cells].flatMap((cell) => [
        sayInline([...cell.childNodes]).replaceAll('|', String.raw`\|`),
        ...Array.from({ length: Math.min(cell.colSpan, WIDEST) - 1 }, () => ''),
      ]),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const lines = rows.map((cells) => {
    const whole = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return `| ${whole.join(' | ')} |`;
  });
  const [head, ...others] = lines;
  return head === undefined ? '' : [head, `|${'---|'.repeat(width)}`, ...others].join('\n');
}

interface Within {
  isBold?: boolean;
  isItalic?: boolean;
}

function sayInline(nodes: readonly Node[], within: Within = {}): string {
  return sayRuns(nodes, within).replaceAll(/\s+/g, ' ').replaceAll('****', '').trim();
}

function sayRuns(nodes: readonly Node[], within: Within): string {
  return nodes.map((node) => sayNode(node, within)).join('');
}

function sayNode(node: Node, within: Within): string {
  if (node instanceof Text) return escapeMarks(node.data);
  if (!(node instanceof Element)) return '';
  const { tagName } = node;
  const nodes = [...node.childNodes];
  if (tagName === 'BR') return ' ';
  const style = node.getAttribute('data-style') ?? '';
  // A well-known editor wraps all that is copied in a bold element that is not bold.
  const isBold =
    /^(?:B|STRONG)$/.test(tagName) && !/font-weight:\s*(?:normal|[1-4]00)/i.test(style);
  if (isBold && within.isBold !== true) return mark(sayRuns(nodes, { ...within, isBold }), '**');
  const isItalic = /^(?:I|EM)$/.test(tagName) && !/font-style:\s*normal/i.test(style);
  if (isItalic && within.isItalic !== true)
    return mark(sayRuns(nodes, { ...within, isItalic }), '*');
  const said = sayRuns(nodes, within);
  if (tagName === 'A') return sayLink(said, node.getAttribute('href') ?? '');
  // Words of two paragraphs in a cell do not run into each other.
  return isBlock(node) ? ` ${said} ` : said;
}

/** Marks touch the words they are about; spaces stay outside. */
function mark(said: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(said) ?? [];
  return words === '' ? said : `${before}${sign}${words}${sign}${after}`;
}

/** What leads nowhere outside the document, or runs something, is left as words. */
function sayLink(said: string, address: string): string {
  const words = said.trim();
  if (words === '' || !/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return said;
  const safe = address.trim().replaceAll(/[\s()<>]/g, encodeSign);
  return `[${words}](${safe})`;
}

function encodeSign(sign: string): string {
  return `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
}

function escapeMarks(text: string): string {
  return text.replaceAll(/[\\*_[\]<`]/g, String.raw`\$&`);
}

/** Words that begin like a heading, a point or a box are words. */
function escapeStart(text: string): string {
  return text
    .replace(/^(?=#{1,6}\s|[-+>]\s|:::)/, '\\')
    .replace(/^(\d+)([.)]\s)/, String.raw`$1\$2`);
}
