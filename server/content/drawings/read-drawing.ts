import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { findUnseenCharacter } from '#domain/text/unseen-characters.ts';
import { ALLOWED_SHAPES, SVG_NAMESPACE, WORDED_SHAPES } from './allowed-shapes.ts';
import type { Drawing } from './drawing.ts';

interface DrawingMistake {
  line: number;
  message: string;
}

interface ReadDrawing {
  /** Missing if the drawing has a mistake. */
  drawing: Drawing | undefined;
  mistakes: DrawingMistake[];
}

/** The deepest nesting of groups; our own drawings need five. */
const DEEPEST = 40;

interface OpenElement extends Drawing {
  content: Array<Drawing | string>;
}

/**
 * Reads a drawing as a browser reads a picture: as XML with namespaces. Everything that is not on
 * the list of shapes is reported as a mistake with its line, harmless or not.
 */
export function readDrawing(svg: string): ReadDrawing {
  const mistakes: DrawingMistake[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (message: string): void => void mistakes.push({ line: parser.line, message });
  const open: OpenElement[] = [];
  let root: Drawing | undefined;

  parser.on('error', ({ message }) => {
    // One stray character causes many errors; the first says where to look.
    if (mistakes.some((mistake) => mistake.message.startsWith(NOT_XML))) return;
    report(`${NOT_XML}: ${message.replace(/^\d+:\d+: /, '')}`);
  });
  parser.on('xmldecl', () => report('expected nothing before <svg>: take the <?xml … ?> line out'));
  parser.on('processinginstruction', ({ target }) =>
    report(`expected shapes only: take <?${target} … ?> out`),
  );
  parser.on('doctype', () => report('expected shapes only: take <!DOCTYPE … > out'));
  parser.on('comment', () => report('expected shapes only: take the comment <!-- … --> out'));
  parser.on('cdata', () => report('expected shapes only: take <![CDATA[ … ]]> out'));
  parser.on('text', (text) => {
    const parent = open.at(-1);
    if (text.trim() === '' && !WORDED_SHAPES.has(parent?.name ?? '')) return;
    const unseen = findUnseenCharacter(text);
    if (unseen !== undefined)
      report(`expected only characters that can be seen, found ${unseen}: take it out`);
    if (WORDED_SHAPES.has(parent?.name ?? '')) parent?.content.push(text);
    else if (parent) report('expected words only within <text>');
  });
  parser.on('opentag', (tag) => {
    const element: OpenElement = {
      name: tag.name,
      attributes: readAttributes(tag, report),
      content: [],
    };
    checkElement(tag, open, report);
    if (open.length < DEEPEST) open.at(-1)?.content.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (open.length === 0) root ??= closed;
  });
  parser.write(svg).close();
  return { drawing: mistakes.length === 0 ? root : undefined, mistakes };
}

const NOT_XML = 'expected an SVG that can be read as XML';

type Report = (message: string) => void;

function checkElement(tag: SaxesTagNS, open: readonly OpenElement[], report: Report): void {
  const isRoot = open.length === 0;
  if (isRoot) {
    const isSvg = tag.name === 'svg' && tag.uri === SVG_NAMESPACE;
    if (!isSvg) report(`expected <svg xmlns="${SVG_NAMESPACE}" viewBox="…">, found <${tag.name}>`);
    else if (tag.attributes['viewBox'] === undefined) report('expected an <svg> with a viewBox');
    return;
  }
  if (open.length === DEEPEST) report(`expected at most ${DEEPEST} elements within each other`);
  const isAllowed =
    tag.uri === SVG_NAMESPACE && tag.name !== 'svg' && Object.hasOwn(ALLOWED_SHAPES, tag.name);
  if (isAllowed) return;
  const known = Object.keys(ALLOWED_SHAPES).filter((name) => name !== 'svg');
  report(`expected shapes only (${known.join(', ')}), found <${tag.name}>: take it out`);
}

function readAttributes(tag: SaxesTagNS, report: Report): Drawing['attributes'] {
  const allowed = Object.hasOwn(ALLOWED_SHAPES, tag.name) ? ALLOWED_SHAPES[tag.name] : undefined;
  if (allowed === undefined) return [];
  const attributes: SaxesAttributeNS[] = Object.values(tag.attributes);
  for (const { name, value } of attributes) {
    const pattern = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (pattern === undefined)
      report(`expected no attribute ${name} on <${tag.name}>: take it out`);
    else if (!pattern.test(value))
      report(`expected another value for ${name} on <${tag.name}>, found ${shorten(value)}`);
  }
  return attributes.map(({ name, value }) => [name, value]);
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
