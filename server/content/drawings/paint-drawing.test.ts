import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { themeSchema, type Theme } from '#contracts/content/theme.ts';
import type { Drawing } from './drawing.ts';
import { findPaintMistakes, paintDrawing } from './paint-drawing.ts';
import { readDrawing } from './read-drawing.ts';

const COMPANIES = readdirSync('content/companies');
const DRAWINGS = readdirSync('content/media/art').filter((file) => file.endsWith('.svg'));

function themeOf(companyId: string): Theme {
  return themeSchema.parse(
    parse(readFileSync(`content/companies/${companyId}/theme.yaml`, 'utf8')),
  );
}

const theme: Theme = {
  ...themeOf('generic'),
  'art-deep': '#000000',
  'art-paper': '#FFFFFF',
  'art-ember': '#ff0000',
  'art-sky': '#0000ff',
};

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const rect = (style: string): string => svg(`<rect width="9" style="${style}" rx="2"/>`);

function read(svgText: string): Drawing {
  const { drawing, mistakes } = readDrawing(svgText);
  expect(mistakes).toEqual([]);
  if (!drawing) throw new Error('a drawing without mistakes was expected');
  return drawing;
}
const paint = (svgText: string, colours = theme): string => paintDrawing(read(svgText), colours);
const findMistakes = (svgText: string): string[] => findPaintMistakes(read(svgText), theme);

describe('painting a drawing', () => {
  it.each([
    { style: 'fill:var(--art-deep,#0C5E4E)', painted: ' fill="#000000"' },
    { style: 'fill:var(--art-deep)', painted: ' fill="#000000"' },
    {
      style: 'stroke: var(--art-paper,#FFFDF8); fill:none',
      painted: ' stroke="#FFFFFF" fill="none"',
    },
    { style: 'fill:#abc', painted: ' fill="#abc"' },
    { style: 'fill:#11312C80;', painted: ' fill="#11312C80"' },
    { style: '', painted: '' },
  ])('turns "$style" into$painted', ({ style, painted }) => {
    const expected = svg(`<rect width="9"${painted} rx="2"/>`);
    expect(paint(rect(style))).toBe(expected);
    expect(findMistakes(rect(style))).toEqual([]);
  });

  // The browser computes the same mixtures for the same color-mix().
  it.each([
    {
      from: 'var(--art-deep,#111111)',
      to: 'var(--art-paper,#EEEEEE)',
      share: 50,
      mixed: '#636363',
    },
    { from: 'var(--art-ember,#111111)', to: 'var(--art-sky,#EEEEEE)', share: 50, mixed: '#8c53a2' },
    { from: 'var(--art-ember)', to: 'var(--art-sky)', share: 0, mixed: '#f00' },
    { from: 'var(--art-ember)', to: 'var(--art-sky)', share: 100, mixed: '#00f' },
    { from: '#CBE8EC', to: '#FFFDF8', share: 35, mixed: '#ddeff0' },
    { from: '#cbe8ec', to: 'var(--art-paper)', share: 12.5, mixed: '#d2ebee' },
  ])('mixes $share% of $to into $from as $mixed', ({ from, to, share, mixed }) => {
    const drawing = rect(`fill:color-mix(in oklab, ${from}, ${to} ${share}%)`);
    expect(paint(drawing)).toContain(` fill="${mixed}"`);
  });

  it('gives each company its own colours', () => {
    const drawing = rect('fill:var(--c-brand,#0C5E4E)');
    const copies = COMPANIES.map((company) => paint(drawing, themeOf(company)));
    expect(new Set(copies).size).toBe(COMPANIES.length);
  });
});

describe('a drawing with a mistake', () => {
  it.each([
    {
      style: 'fill:var(--art-depe,#000)',
      mistake: 'expected a token of the theme, found --art-depe',
    },
    {
      style: 'fill:var(--constructor)',
      mistake: 'expected a token of the theme, found --constructor',
    },
    {
      style: 'stroke:red',
      mistake: 'expected var(--token,#hex) or color-mix(in oklab, …), found red',
    },
    {
      style: 'fill:url(https://evil.example/x)',
      mistake:
        'expected var(--token,#hex) or color-mix(in oklab, …), found url(https://evil.example/x)',
    },
    {
      style: 'fill:color-mix(in srgb, #000000, #ffffff 50%)',
      mistake:
        'expected var(--token,#hex) or color-mix(in oklab, …), found color-mix(in srgb, #000000, #ffffff 50%)',
    },
  ])('in "$style" hears: $mistake', ({ style, mistake }) => {
    expect(findMistakes(rect(style))).toEqual([mistake]);
  });

  it('hears of every one at once', () => {
    const drawing = svg('<rect style="fill:red;stroke:blue"/><path style="fill:var(--no)"/>');
    expect(findMistakes(drawing)).toHaveLength(3);
  });

  it('hears of a colour that is said twice, which no picture may carry', () => {
    const drawing = svg(
      '<g fill="none" style="fill:#abc"><path style="stroke:#abc;stroke:#def"/></g>',
    );
    expect(findMistakes(drawing)).toEqual([
      'expected fill once on <g>, found it twice',
      'expected stroke once on <path>, found it twice',
    ]);
  });
});

describe('the drawings of the kit', () => {
  it.each(COMPANIES.map((company) => ({ company })))(
    'can all be painted for $company, and nothing but their colours changes',
    ({ company }) => {
      const colours = themeOf(company);
      expect(DRAWINGS.length).toBeGreaterThan(40);
      for (const file of DRAWINGS) {
        const source = readFileSync(`content/media/art/${file}`, 'utf8');
        const drawing = read(source.trim());
        expect(findPaintMistakes(drawing, colours), file).toEqual([]);
        const painted = paintDrawing(drawing, colours);
        expect(painted, file).not.toMatch(/style=|var\(|color-mix/);
        expect(withoutPaint(painted), file).toBe(withoutPaint(source.trim()));
      }
    },
  );
});

/** The drawing without its colors and without the two ways to write an empty element. */
function withoutPaint(svgText: string): string {
  return svgText
    .replaceAll(/ (?:style|fill|stroke)="[^"]*"/g, '')
    .replaceAll(/\s*\/>/g, '/>')
    .replaceAll(/\s+>/g, '>')
    .replaceAll(/<(\w+)((?:[^>]*[^/>])?)><\/\1>/g, '<$1$2/>');
}
