import { describe, expect, it } from 'vitest';
import { snapToMark } from './snap-to-mark.ts';
import { TICKET_MARKS } from './ticket-prices.ts';

const PLACES = TICKET_MARKS.map(({ percentage }) => percentage);
const snap = (from: number, to: number, isDragged = false) =>
  snapToMark(TICKET_MARKS, { from, to, isDragged })?.percentage;

/** Presses a key that moves the slider by this much until it no longer moves. */
function walk(from: number, by: number): number[] {
  const walked = [from];
  for (let at = from; ;) {
    // A browser keeps the value within the slider's ends.
    const to = Math.min(100, Math.max(3, at + by));
    const next = snap(at, to);
    if (next === undefined || next === at) return walked;
    walked.push((at = next));
  }
}

describe('the slider of the prices', () => {
  it.each([
    { what: 'an arrow key', by: 1 },
    { what: 'a step of a screen reader', by: 4.85 },
    { what: 'a page key', by: 9.7 },
  ])('goes from mark to mark with $what, both ways', ({ by }) => {
    expect(walk(3, by)).toEqual(PLACES);
    expect(walk(100, -by)).toEqual(PLACES.toReversed());
  });

  it('goes to its ends at once', () => {
    expect(snap(51, 3)).toBe(3);
    expect(snap(51, 100)).toBe(100);
  });

  it.each([
    { from: 3, to: 10, at: 3 },
    { from: 3, to: 12, at: 19 },
    { from: 19, to: 12, at: 19 },
    { from: 19, to: 10, at: 3 },
    { from: 83, to: 91, at: 83 },
    { from: 83, to: 92, at: 100 },
    { from: 35, to: 70, at: 67 },
  ])('dragged from $from to $to is at $at', ({ from, to, at }) => {
    expect(snap(from, to, true)).toBe(at);
  });

  it('stays where it is put down', () => {
    for (const place of PLACES) expect(snap(place, place)).toBe(place);
  });
});
