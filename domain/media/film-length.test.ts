import { describe, expect, it } from 'vitest';
import { tellFilmLength } from './film-length.ts';

describe('the length of a film', () => {
  it.each([
    { of: 29.2, minutes: 0, seconds: 29 },
    { of: 59.6, minutes: 1, seconds: 0 },
    { of: 84, minutes: 1, seconds: 24 },
    { of: 161.3, minutes: 2, seconds: 41 },
  ])('of $of seconds is $minutes minutes and $seconds seconds', ({ of, ...is }) => {
    expect(tellFilmLength(of)).toEqual(is);
  });
});
