import { describe, expect, it } from 'vitest';
import { beatMs, toMinutes } from './reading-time.ts';

const words = (count: number): string => Array(count).fill('word').join(' ');

describe('the time of a beat', () => {
  it('is that of its words, in Spanish a little longer, and never too short for a look', () => {
    expect(beatMs(words(17), 'en-US')).toBe(6_000);
    expect(beatMs(words(16), 'es-US')).toBe(6_000);
    expect(beatMs('$1,200', 'en-US')).toBe(2_500);
  });
});

describe('the length of a session', () => {
  it.each([
    { ms: 20_000, minutes: 1 },
    { ms: 389_000, minutes: 6 },
    { ms: 390_000, minutes: 7 },
  ])('of $ms ms is $minutes minutes', ({ ms, minutes }) => {
    expect(toMinutes(ms)).toBe(minutes);
  });
});
