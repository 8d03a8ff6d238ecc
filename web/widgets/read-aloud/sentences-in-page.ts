import type { Language } from '#domain/language/language.ts';
import { splitSentences } from '#domain/speech/split-sentences.ts';

/** A sentence that can be said and shown where it stands. */
export interface SentenceInPage {
  words: string;
  range: Range;
  /** The paragraph, the heading or the like that it stands in. */
  block: Element;
}

/** What is there to be used or looked at, or is said to people who hear the page in another way. */
const SKIPPED =
  '[data-island], [data-inset], [aria-hidden="true"], .visually-hidden, nav, form, button, input, select, textarea, video, audio, iframe, svg, script, style, template, details:not([open])';

interface Piece {
  node: Text;
  /** Where it begins in the words of its block. */
  from: number;
}

/** The sentences of these parts of the page, in their order; `table` is said in place of a table. */
export function listSentences(
  roots: Iterable<Element>,
  { language, table }: { language: Language; table: string },
): SentenceInPage[] {
  return [...roots].flatMap((root) => {
    const found: SentenceInPage[] = [];
    let block: Element | undefined;
    let pieces: Piece[] = [];
    let words = '';
    const close = (): void => {
      if (block) found.push(...splitBlock({ block, pieces, words, language }));
      [pieces, words] = [[], ''];
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(SKIPPED) || !node.checkVisibility()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLTableElement) {
        close();
        block = undefined;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ words: table, range, block: node });
      } else if (node instanceof HTMLBRElement) words += '\n';
      else if (node instanceof Text && !node.parentElement?.closest('table')) {
        const own = blockOf(node, root);
        if (own !== block) close();
        block = own;
        pieces.push({ node, from: words.length });
        words += node.data;
      }
    }
    close();
    return found;
  });
}

function blockOf(node: Text, root: Element): Element {
  let at = node.parentElement ?? root;
  while (at !== root && /^(?:inline|contents)/.test(getComputedStyle(at).display))
    at = at.parentElement ?? root;
  return at;
}

interface Block {
  block: Element;
  pieces: readonly Piece[];
  words: string;
  language: Language;
}

function splitBlock({ block, pieces, words, language }: Block): SentenceInPage[] {
  return splitSentences(words, language)
    .map(({ from, to }) => ({ from, to, said: words.slice(from, to).replaceAll(/\s+/g, ' ') }))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said))
    .map(({ from, to, said }) => {
      const range = document.createRange();
      const [start, end] = [pieceAt(pieces, from), pieceAt(pieces, to - 1)];
      if (start) range.setStart(start.node, from - start.from);
      if (end) range.setEnd(end.node, Math.min(to - end.from, end.node.length));
      return { words: said, range, block };
    });
}

function pieceAt(pieces: readonly Piece[], at: number): Piece | undefined {
  return pieces.findLast(({ from }) => from <= at);
}
