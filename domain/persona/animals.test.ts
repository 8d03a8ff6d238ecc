import { describe, expect, it } from 'vitest';
import { ANIMAL_CODES, ANIMALS, findAnimal, placeOnTrail } from './animals.ts';

describe('the animals', () => {
  it('are five, and each has the code of the specification', () => {
    expect(ANIMALS).toEqual(['rabbit', 'lynx', 'fox', 'elk', 'owl']);
    expect(ANIMAL_CODES).toEqual({ rabbit: 'o', lynx: 'o', fox: 'k', elk: 's', owl: 'j' });
  });

  it.each(ANIMALS)('know %s by its name alone', (animal) => {
    expect(findAnimal(animal)).toBe(animal);
    expect(findAnimal(animal.toUpperCase())).toBeUndefined();
  });

  it.each(['bear', '', null, undefined, '__proto__'])('know no %s', (name) => {
    expect(findAnimal(name)).toBeUndefined();
  });

  it('stand one behind the other', () => {
    expect(ANIMALS.map(placeOnTrail)).toEqual([0, 1, 2, 3, 4]);
  });
});
