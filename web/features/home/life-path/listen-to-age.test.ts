import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findReached, LIFE_AGES, placeInLife } from './listen-to-age.ts';

describe('the ages of the life path', () => {
  it('lead from one end of the path to the other', () => {
    expect([placeInLife(LIFE_AGES.from), placeInLife(46), placeInLife(LIFE_AGES.to)]).toEqual([
      0, 0.5, 1,
    ]);
  });

  it.each([
    { age: 22, reached: 0 },
    { age: 29, reached: 0 },
    { age: 30, reached: 1 },
    { age: 70, reached: 2 },
    { age: 5, reached: 0 },
  ])('have reached sentence $reached of three at $age', ({ age, reached }) => {
    expect(findReached([22, 30, 62], age)).toBe(reached);
  });

  it('begin where the style sheet draws the path before a script comes', () => {
    const sheet = readFileSync(new URL('life-path.module.css', import.meta.url), 'utf8');
    expect(sheet).toContain(`--life: ${placeInLife(LIFE_AGES.first)};`);
  });
});
