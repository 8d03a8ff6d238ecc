import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { LanguageCode } from '#domain/language/language.ts';
import { findUnseenCharacter } from '#domain/text/unseen-characters.ts';
import { BLOCK_PLACE, BLOCK_RULE, expandDirectives, keepBlocksAtTop } from './directives.ts';
import { dressElements } from './dress-elements.ts';
import { keepAllowed } from './keep-allowed.ts';
import { readLinks, type LinkInText } from './links.ts';
import { MARKDOWN_SYNTAX } from './markdown-syntax.ts';
import { outlineOf, type Outline } from './parity.ts';
import { listPieces, markFigures, type ToldPiece } from './told-pieces.ts';
import { wordsOf } from './words-of.ts';

interface MarkdownText {
  markdown: string;
  language: LanguageCode;
  /** True for the text of a slide, which is told one paragraph at a time. */
  isTold?: boolean;
}

interface MarkdownMistake {
  line: number;
  message: string;
  /** The mistake costs the text only its block. */
  isOfBlock?: true;
}

/** Safe HTML, and where in it each of its `h2` begins. */
interface RenderedHtml {
  kind: 'html';
  html: string;
  headings: readonly number[];
}

/** A piece of safe HTML, or the place of a block between two pieces. */
export type RenderedPart = RenderedHtml | { kind: 'place'; index: number };

export interface RenderedText {
  parts: readonly RenderedPart[];
  words: string;
  /** What stands at the top of a text that is told; of others nobody asks. */
  pieces: readonly ToldPiece[];
  outline: Outline;
  links: readonly LinkInText[];
  mistakes: readonly MarkdownMistake[];
}

/**
 * Rendered texts are remembered for whoever reads the same content again in this process, such as
 * tests; a reload makes only the parts that have changed, and needs none of the others.
 */
const rendered = new Map<string, RenderedText>();
const MAX_RENDERED = 1_000;

/**
 * Turns Markdown with HTML in it into one tree, which is dressed, divided, cleaned and written out
 * once, at load.
 */
export function renderAuthored(text: MarkdownText): RenderedText {
  const key = `${text.language} ${text.isTold ?? false} ${text.markdown}`;
  const known = rendered.get(key);
  if (known) return known;
  const result = render(text);
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, result);
  return result;
}

function render({ markdown, language, isTold = false }: MarkdownText): RenderedText {
  const file = new VFile(markdown);
  const tree = PARSER.runSync(PARSER.parse(file), file);
  const links = readLinks(tree, file);
  dressElements(tree, language);
  if (isTold) markFigures(tree);
  const texts: Root[] = [];
  const parts = partsOf(tree).flatMap((part): RenderedPart[] => {
    if ('index' in part) return [{ kind: 'place', index: part.index }];
    const allowed = keepAllowed(part, { isTold });
    const written = write(allowed);
    if (written.html.trim() === '') return [];
    texts.push(allowed);
    return [written];
  });
  const whole: Root = { type: 'root', children: texts.flatMap(({ children }) => children) };
  const words = wordsOf(whole);
  reportUnseen(file, markdown, parts);
  const mistakes = file.messages.map(({ line = 1, reason, source, ruleId }) => ({
    line,
    message: reason,
    ...(`${source}:${ruleId}` === BLOCK_RULE && { isOfBlock: true as const }),
  }));
  const pieces = isTold ? listPieces(whole) : [];
  return { parts, words, pieces, outline: outlineOf(whole), links, mistakes };
}

const PARSER = MARKDOWN_SYNTAX()
  .use(() => expandDirectives)
  .use(remarkRehype, { allowDangerousHtml: true, passThrough: [BLOCK_PLACE] })
  .use(rehypeRaw, { passThrough: [BLOCK_PLACE] })
  .use(() => keepBlocksAtTop)
  .freeze();

const WRITER = unified()
  .use(rehypeStringify, {
    closeSelfClosing: true,
    characterReferences: { useNamedReferences: true },
  })
  .freeze();

function write({ children }: Root): RenderedHtml {
  const headings: number[] = [];
  let html = '';
  let section: Root = { type: 'root', children: [] };
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h2') {
      html += WRITER.stringify(section);
      headings.push(html.length);
      section = { type: 'root', children: [] };
    }
    section.children.push(child);
  }
  return { kind: 'html', html: html + WRITER.stringify(section), headings };
}

/** Divides the tree into the text between the blocks and the places of the blocks. */
function partsOf({ children }: Root): Array<Root | { index: number }> {
  const parts: Array<Root | { index: number }> = [];
  let text: Root | undefined;
  for (const child of children) {
    if (child.type === BLOCK_PLACE) {
      parts.push({ index: child.index });
      text = undefined;
      continue;
    }
    if (!text) parts.push((text = { type: 'root', children: [] }));
    text.children.push(child);
  }
  return parts;
}

/** A typed character has a line; one written as an HTML entity (`&#x202e;`) has none. */
function reportUnseen(file: VFile, markdown: string, parts: readonly RenderedPart[]): void {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => findUnseenCharacter(line.replace(/\r$/, '')) !== undefined);
  const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  const unseen = findUnseenCharacter(lines[at]?.replace(/\r$/, '') ?? html);
  if (unseen === undefined) return;
  const place = { line: Math.max(at, 0) + 1, column: 1 };
  file.message(`expected only characters that can be seen, found ${unseen}: take it out`, {
    place,
  });
}
