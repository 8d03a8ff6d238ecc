import { describe, expect, it } from 'vitest';
import { reachedMilestones } from './milestones.ts';

describe('the milestones', () => {
  it.each([
    { seconds: 0, duration: 100, reached: [] },
    { seconds: 24.99, duration: 100, reached: [] },
    { seconds: 25, duration: 100, reached: [25] },
    { seconds: 60, duration: 80, reached: [25, 50, 75] },
    { seconds: 80, duration: 80, reached: [25, 50, 75, 100] },
    { seconds: 5, duration: Number.NaN, reached: [] },
    { seconds: 5, duration: Infinity, reached: [] },
    { seconds: 5, duration: 0, reached: [] },
  ])('at $seconds of $duration are $reached', ({ seconds, duration, reached }) => {
    expect(reachedMilestones(seconds, duration)).toEqual(reached);
  });
});
