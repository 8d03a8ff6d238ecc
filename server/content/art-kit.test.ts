import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { themeSchema, type Theme } from '#contracts/content/theme.ts';
import { findArtMistakes, paintArt } from './art-kit.ts';

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
    expect(paintArt(rect(style), theme)).toBe(expected);
    expect(findArtMistakes(rect(style), theme)).toEqual([]);
  });

  // The mixtures a browser computes for the same color-mix().
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
    expect(paintArt(drawing, theme)).toContain(` fill="${mixed}"`);
  });

  it('gives each company its own colours', () => {
    const drawing = rect('fill:var(--c-brand,#0C5E4E)');
    const copies = COMPANIES.map((company) => paintArt(drawing, themeOf(company)));
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
    expect(findArtMistakes(rect(style), theme)).toEqual([mistake]);
  });

  it('hears of every one at once', () => {
    const drawing = svg('<rect style="fill:red;stroke:blue"/><path style="fill:var(--no)"/>');
    expect(findArtMistakes(drawing, theme)).toHaveLength(3);
  });

  it.each([
    { inner: '<script>alert(1)</script>' },
    { inner: '<SCRIPT/>' },
    { inner: '<foreignObject><p/></foreignObject>' },
    { inner: '<image href="x"/>' },
    { inner: '<use xlink:href="#a"/>' },
    { inner: '<a href="https://evil.example"><path/></a>' },
    { inner: '<rect onclick="alert(1)"/>' },
    { inner: '<rect\nonload="alert(1)"/>' },
    { inner: '<rect onload = "alert(1)"/>' },
    { inner: '<path href = "https://evil.example"/>' },
  ])('is no shape: $inner', ({ inner }) => {
    expect(findArtMistakes(svg(inner), theme)).toEqual([
      'expected shapes only: no script, link, image or event attribute',
    ]);
  });

  it.each([
    { drawing: '<svg width="9" height="9"><rect/></svg>' },
    { drawing: '<?xml version="1.0"?><svg viewBox="0 0 9 9"></svg>' },
    { drawing: 'a picture' },
    { drawing: '' },
  ])('has no <svg> with a viewBox: $drawing', ({ drawing }) => {
    expect(findArtMistakes(drawing, theme)).toEqual(['expected an <svg> with a viewBox']);
  });

  it.each([
    { inner: "<rect style='fill:var(--art-deep)'/>" },
    { inner: '<style>rect { fill: red }</style><rect/>' },
    { inner: '<rect fill="var(--art-deep)"/>' },
  ])('carries a colour that cannot be painted: $inner', ({ inner }) => {
    expect(findArtMistakes(svg(inner), theme)).not.toEqual([]);
  });
});

describe('the drawings of the kit', () => {
  it.each(COMPANIES.map((company) => ({ company })))(
    'can all be painted for $company',
    ({ company }) => {
      const colours = themeOf(company);
      expect(DRAWINGS.length).toBeGreaterThan(40);
      for (const file of DRAWINGS) {
        const drawing = readFileSync(`content/media/art/${file}`, 'utf8').trim();
        expect(findArtMistakes(drawing, colours), file).toEqual([]);
        expect(paintArt(drawing, colours), file).not.toMatch(/style=|var\(|color-mix/);
      }
    },
  );
});
