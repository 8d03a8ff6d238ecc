import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf, HOSTILE_DRAWINGS } from '#tests/content/hostile-drawings.ts';
import { writeDrawing } from './drawing.ts';
import { readDrawing } from './read-drawing.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

describe('a drawing that may be served', () => {
  it.each([
    {
      what: 'shapes',
      inner: '<g id="a"><path d="M0 0h9" fill="#abc"/><circle cx="1" cy=".5" r="1e2"/></g>',
    },
    {
      what: 'a clip within the drawing',
      inner: '<clipPath id="c"><rect width="9" height="9"/></clipPath><g clip-path="url(#c)"/>',
    },
    {
      what: 'words',
      inner:
        '<text x="1" y="2" font-family="\'Public Sans\',Arial">50 % &amp; <tspan dx="1">más</tspan></text>',
    },
    {
      what: 'motion',
      inner:
        '<rect><animate attributeName="y" values="0;9" dur="1.5s" repeatCount="indefinite"/></rect>',
    },
    { what: 'a turn', inner: '<g transform="translate(50 30) scale(1.8)"/>' },
  ])('has $what, and is written as it was read', ({ inner }) => {
    const svg = `${open}${inner}</svg>`;
    const { drawing, mistakes } = readDrawing(svg);
    expect(mistakes).toEqual([]);
    expect(drawing && writeDrawing(drawing)).toBe(svg);
  });

  it('may be written on several lines, as an editor saves it', () => {
    const { drawing, mistakes } = readDrawing(
      `${open}\n  <g>\n    <path d='M0 0'/>\n  </g>\n</svg>`,
    );
    expect(mistakes).toEqual([]);
    expect(drawing && writeDrawing(drawing)).toBe(`${open}<g><path d="M0 0"/></g></svg>`);
  });

  it('says on which line it has a mistake, and every one', () => {
    const { drawing, mistakes } = readDrawing(`${open}\n<rect onload="x"/>\n\n<a/><use/></svg>`);
    expect(drawing).toBeUndefined();
    expect(mistakes.map(({ line }) => line)).toEqual([2, 4, 4]);
  });
});

describe('a drawing in any mixture', () => {
  const pieces = [
    ...HOSTILE_DRAWINGS.map(({ inner = '' }) => inner),
    '<g>',
    '</g>',
    '<text>',
    '</text>',
    '"',
    "'",
    '/>',
    '<',
    '&',
    ']]>',
    '-->',
    ' x="1"',
    '<path d="M0 0"/>',
  ];

  it('is refused, or what is served of it reads the same again', () => {
    let served = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 5 }), (parts) => {
        const { drawing, mistakes } = readDrawing(
          drawingOf({ inner: parts.join(''), refusal: '' }),
        );
        expect(drawing === undefined).toBe(mistakes.length > 0);
        if (!drawing) return;
        served += 1;
        const again = readDrawing(writeDrawing(drawing));
        expect(again).toEqual({ drawing, mistakes: [] });
      }),
      { numRuns: 500 },
    );
    expect(served).toBeGreaterThan(0);
  });
});
