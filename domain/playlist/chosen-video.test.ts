import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVideo, MAX_VIDEOS } from './chosen-video.ts';

describe('the video of an address', () => {
  it.each([
    { asked: null, is: 0 },
    { asked: '1', is: 0 },
    { asked: '2', is: 1 },
    { asked: '3', is: 2 },
    { asked: '4', is: 0 },
    { asked: '0', is: 0 },
    { asked: '-1', is: 0 },
    { asked: '02', is: 0 },
    { asked: '2.0', is: 0 },
    { asked: '2 ', is: 0 },
    { asked: '٢', is: 0 },
    { asked: 'two', is: 0 },
    { asked: '', is: 0 },
  ])('$asked of three is the one at $is', ({ asked, is }) => {
    expect(chooseVideo(asked, 3)).toBe(is);
  });

  it('is one of the list, whatever was asked for', () => {
    const anyAsked = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(null));
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 1, max: MAX_VIDEOS }), (asked, count) => {
        const chosen = chooseVideo(asked, count);
        expect(chosen).toBeGreaterThanOrEqual(0);
        expect(chosen).toBeLessThan(count);
      }),
    );
  });

  it('finds every film by its number', () => {
    for (let at = 0; at < MAX_VIDEOS; at += 1)
      expect(chooseVideo(String(at + 1), MAX_VIDEOS)).toBe(at);
  });
});
