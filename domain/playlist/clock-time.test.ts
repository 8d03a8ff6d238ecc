import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockLength, clockTime } from './clock-time.ts';

describe('the time of a player', () => {
  it.each([
    { seconds: 0, is: '0:00' },
    { seconds: 5, is: '0:05' },
    { seconds: 59.99, is: '0:59' },
    { seconds: 60, is: '1:00' },
    { seconds: 108, is: '1:48' },
    { seconds: 1_104, is: '18:24' },
    { seconds: 3_600, is: '60:00' },
    { seconds: -3, is: '0:00' },
    { seconds: Number.NaN, is: '0:00' },
    { seconds: Number.POSITIVE_INFINITY, is: '0:00' },
  ])('$seconds seconds are $is', ({ seconds, is }) => {
    expect(clockTime(seconds)).toBe(is);
  });

  it('is the nearest second for a whole length, as it is told in words', () => {
    expect([29.2, 29.9, 340.6, 0].map(clockLength)).toEqual(['0:29', '0:30', '5:41', '0:00']);
  });

  it('can be read back to the whole second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const [minutes = '', rest = ''] = clockTime(seconds).split(':');
        expect(rest).toMatch(/^[0-5]\d$/);
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});
