import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('a byte range of a file of 100 bytes', () => {
  it.each([
    { header: 'bytes=0-99', start: 0, end: 99 },
    { header: 'bytes=0-0', start: 0, end: 0 },
    { header: 'bytes=10-19', start: 10, end: 19 },
    { header: 'bytes=90-', start: 90, end: 99 },
    { header: 'bytes=0-', start: 0, end: 99 },
    { header: 'bytes=99-5000', start: 99, end: 99 },
    { header: 'bytes=-1', start: 99, end: 99 },
    { header: 'bytes=-30', start: 70, end: 99 },
    { header: 'bytes=-5000', start: 0, end: 99 },
    { header: ' bytes=1-2 ', start: 1, end: 2 },
  ])('$header is from $start to $end', ({ header, start, end }) => {
    expect(parseByteRange(header, 100)).toEqual({ start, end });
  });

  it.each([
    { header: 'bytes=100-' },
    { header: 'bytes=100-200' },
    { header: 'bytes=-0' },
    { header: `bytes=${'9'.repeat(400)}-` },
  ])('$header lies outside', ({ header }) => {
    expect(parseByteRange(header, 100)).toBe('unsatisfiable');
  });

  it.each([
    { header: null },
    { header: '' },
    { header: 'bytes=' },
    { header: 'bytes=-' },
    { header: 'bytes=a-b' },
    { header: 'bytes=0-1,5-9' },
    { header: 'items=0-1' },
    { header: 'bytes=0x1-2' },
    { header: 'bytes=1.5-2' },
    { header: 'bytes=--5' },
  ])('$header asks for the whole file', ({ header }) => {
    expect(parseByteRange(header, 100)).toBeUndefined();
  });
});

describe('any byte range', () => {
  const position = fc.oneof(fc.nat({ max: 300 }), fc.constant(''));

  it('of an empty file lies outside', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('lies inside the file and holds at least one byte', () => {
    fc.assert(
      fc.property(position, position, fc.nat({ max: 200 }), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size);
        if (typeof range !== 'object') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });

  it('is inside the file, outside it or none at all, whatever was asked for', () => {
    const header = fc.oneof(
      fc.string(),
      fc
        .string({ unit: fc.constantFrom(...'bytes=-0123456789,'.split('')) })
        .map((rest) => `bytes=${rest}`),
    );
    fc.assert(
      fc.property(header, (text) => {
        const range = parseByteRange(text, 100);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(100);
      }),
    );
  });
});
