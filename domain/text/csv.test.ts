import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  it.each([
    { cells: ['a', 'b'], line: 'a,b' },
    { cells: ['a, b', 'c'], line: '"a, b",c' },
    { cells: ['say "so"'], line: '"say ""so"""' },
    { cells: ['two\nlines'], line: '"two\nlines"' },
    { cells: ['=1+1', '+1', '-1', '@a'], line: "'=1+1,'+1,'-1,'@a" },
    { cells: ['=a,b'], line: '"\'=a,b"' },
    { cells: ['', ''], line: ',' },
  ])('of $cells is $line', ({ cells, line }) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
