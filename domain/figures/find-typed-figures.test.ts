import { describe, expect, it } from 'vitest';
import { findTypedFigures } from './find-typed-figures.ts';

describe('an amount of a table that is typed', () => {
  it.each([
    ['You can put in $24,500.', '{limit.elective}', '$24,500'],
    ['Puedes poner $ 24,500, o menos.', '{limit.elective}', '$ 24,500'],
    ['It costs **$202.90 a month**', '{medicare.premium}', '$202.90'],
    ['Son 8,000 dólares', '{limit.catchUp}', '8,000 dólares'],
    ['up to 8000 dollars', '{limit.catchUp}', '8000 dollars'],
    ['The limit of the next year is $25,560,', '{work.limit}', '$25,560'],
  ])('is refused with its name: %s', (line, name, typed) => {
    expect(findTypedFigures(line)).toEqual([
      `expected ${name} instead of ${typed}, which changes with the year; write {typed ${typed}} if it is another thing`,
    ]);
  });

  it.each([
    'A card with {typed $8,000} on it.',
    'About $24,501, $24.5 or $245,000.',
    'In {limit.year} it is {limit.elective}.',
    'likes: 8000',
  ])('may be another thing: %s', (line) => {
    expect(findTypedFigures(line)).toEqual([]);
  });
});
