import { expect, it } from 'vitest';
import { showAdded } from './show-added.ts';

it.each([
  { base: 406_604, other: 447_066, added: 40_000, why: 'is that of the figures beside it' },
  { base: 447_066, other: 406_604, added: 40_000, why: 'is as large where it is taken away' },
  { base: 29_930, other: 32_010, added: 2_100, why: 'follows their own steps' },
  { base: 1_203_400, other: 1_204_720, added: 1_320, why: 'is not swallowed where it is small' },
  { base: 0, other: 0, added: 0, why: 'is nothing where there is nothing' },
])('what a course adds $why', ({ base, other, added }) => {
  expect(showAdded(base, other)).toBe(added);
});
