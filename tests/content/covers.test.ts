import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const COVERS = globSync('content/media/art/cover-*.svg').map((file) => ({
  name: basename(file),
  drawing: readFileSync(file, 'utf8'),
}));

/** The first shape of a drawing, which its others stand on. */
const GROUND =
  /^<svg [^>]*>\s*<rect(?: x="(?<x>-?\d+)" y="(?<y>-?\d+)")? width="(?<width>\d+)" height="(?<height>\d+)" style="fill:(?<fill>[^"]+)"/;

describe('a cover', () => {
  it.each(COVERS)('is whole on the page that it lies on: $name', ({ drawing }) => {
    const { x = '0', y = '0', width, height, fill } = GROUND.exec(drawing)?.groups ?? {};
    expect(Number(x) + Number(width)).toBeGreaterThanOrEqual(400);
    expect(Number(y) + Number(height)).toBeGreaterThanOrEqual(250);
    // A snow-white hill dissolved into the page: what a cover stands on is no color of a page.
    expect(fill).toMatch(/^(?:color-mix\(in oklab, )?var\(--art-(?!paper\b)/);
  });

  it.each(COVERS)('shows a thing and not a sign: $name', ({ drawing }) => {
    const words = [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    // A price or a year stands on a thing; a question mark was all that one of them showed.
    expect(words.filter((text) => !/^\$?\d+$/.test(text ?? ''))).toEqual([]);
  });
});
