import { visit } from 'unist-util-visit';
import { MARKDOWN_SYNTAX } from '#server/content/authored/markdown-syntax.ts';

/** The number under which a text has to name a component from now on; undefined for one that is gone. */
export type Renumber = (number: number) => number | undefined;

/**
 * Lets the marks of a text, `::multimedia{index=2}`, follow the components that they name. All other bytes stay; a
 * mark whose component is gone goes with its line, and with the empty line that kept it apart.
 */
export function followComponents(text: string, renumber: Renumber): string {
  return findMarks(text).reduceRight((made, { number, at, digits, line }) => {
    const to = renumber(number);
    if (to === undefined) return withoutLine(made, line);
    return made.slice(0, at) + String(to) + made.slice(at + digits);
  }, text);
}

/** The numbers that a text names, in its order. */
export function listMarks(text: string): number[] {
  return findMarks(text).map(({ number }) => number);
}

interface Mark {
  number: number;
  /** Where the number stands, and how many digits it has. */
  at: number;
  digits: number;
  /** Where the mark itself stands. */
  line: { from: number; to: number };
}

function findMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  // What the product takes for code is no mark.
  visit(MARKDOWN_SYNTAX.parse(text), 'leafDirective', ({ name, attributes, position }) => {
    const from = position?.start.offset;
    const to = position?.end.offset;
    const index = attributes?.['index'] ?? '';
    if (name !== 'multimedia' || from === undefined || to === undefined) return;
    const written = /\bindex\s*=\s*["']?/.exec(text.slice(from, to));
    if (!written || !/^[1-9]\d?$/.test(index)) return;
    const at = from + written.index + written[0].length;
    if (text.startsWith(index, at))
      marks.push({ number: Number(index), at, digits: index.length, line: { from, to } });
  });
  return marks;
}

function withoutLine(text: string, mark: Mark['line']): string {
  const from = text.lastIndexOf('\n', mark.from - 1) + 1;
  const end = text.indexOf('\n', mark.to);
  const before = text.slice(0, from);
  const after = end === -1 ? '' : text.slice(end + 1);
  const isApart = before === '' || before.endsWith('\n\n');
  if (after === '') return isApart ? before.replace(/\n$/, '') : before;
  if (after.startsWith('\n')) return before + (isApart ? after.slice(1) : after);
  // Two paragraphs that only the mark kept apart stay two.
  return isApart ? before + after : `${before}\n${after}`;
}
