/** A slide as its author wrote it. */
export interface WrittenSlide {
  /** The line of the text on which it begins, counted from 1. */
  line: number;
  heading: string | undefined;
  picture: { name: string; alt: string; line: number } | undefined;
  /** The beats as Markdown, and the line on which they begin. */
  told: string;
  toldLine: number;
}

const HEADING = /^##\s+(\S.*?)\s*$/;
const PICTURE = /^!\[([^\]]*)\]\(([^()\s]*)\)\s*$/;

/** Divides the text of a session at its lines of three hyphens. */
export function divideSlides(text: string): WrittenSlide[] {
  const slides: WrittenSlide[] = [];
  let begin = 0;
  const lines = text.split(/\r?\n/);
  const take = (end: number): void => {
    const own = lines.slice(begin, end);
    if (own.some((line) => line.trim() !== '')) slides.push(readSlide(own, begin));
    begin = end + 1;
  };
  lines.forEach((line, at) => {
    if (line.trimEnd() === '---') take(at);
  });
  take(lines.length);
  return slides;
}

function readSlide(lines: readonly string[], before: number): WrittenSlide {
  const skip = (from: number): number => {
    const next = lines.findIndex((line, at) => at >= from && line.trim() !== '');
    return next === -1 ? lines.length : next;
  };
  const first = skip(0);
  const heading = HEADING.exec(lines[first] ?? '')?.[1];
  let at = heading === undefined ? first : skip(first + 1);
  const [, alt = '', name] = PICTURE.exec(lines[at] ?? '') ?? [];
  const picture = name === undefined ? undefined : { name, alt: alt.trim(), line: before + at + 1 };
  if (picture) at = skip(at + 1);
  return {
    line: before + first + 1,
    heading,
    picture,
    told: lines.slice(at).join('\n'),
    toldLine: before + at + 1,
  };
}
