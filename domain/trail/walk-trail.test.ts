import { describe, expect, it } from 'vitest';
import { walkTrail, type Walked } from './walk-trail.ts';

const NOTHING: Walked = { plan: undefined, stepIds: [], done: [], guides: 0, match: 'open' };
const OWL: Walked = { ...NOTHING, plan: 'owl', stepIds: ['a', 'b', 'c'] };

function statesOf(walked: Walked): string {
  return walkTrail(walked)
    .waypoints.map(({ id, state }) => `${id} ${state}`)
    .join(', ');
}

describe('a trail', () => {
  it('is empty until something was chosen, wherever that was', () => {
    expect(walkTrail(NOTHING).isEmpty).toBe(true);
    expect(walkTrail(OWL).isEmpty).toBe(false);
    expect(walkTrail({ ...NOTHING, guides: 1 }).isEmpty).toBe(false);
    expect(walkTrail({ ...NOTHING, match: 'got' }).isEmpty).toBe(false);
  });

  it('has guides, match and steps as waypoints, each done, now or ahead', () => {
    expect(statesOf(OWL)).toBe('guides ahead, match ahead, a now, b ahead, c ahead');
    expect(statesOf({ ...OWL, guides: 2, match: 'got', done: ['a', 'of-another-animal'] })).toBe(
      'guides done, match done, a done, b now, c ahead',
    );
  });

  it('leaves the match out where the plan has none', () => {
    expect(statesOf({ ...OWL, match: 'none' })).toBe('guides ahead, a now, b ahead, c ahead');
  });

  it.each([
    { what: 'nothing', walked: NOTHING, next: { kind: 'quiz' } },
    { what: 'guides alone', walked: { ...NOTHING, guides: 3 }, next: { kind: 'quiz' } },
    { what: 'the quiz', walked: OWL, next: { kind: 'step', id: 'a' } },
    {
      what: 'a later step first',
      walked: { ...OWL, done: ['b'] },
      next: { kind: 'step', id: 'a' },
    },
    { what: 'all steps', walked: { ...OWL, done: ['a', 'b', 'c'] }, next: { kind: 'match' } },
    {
      what: 'all steps and the match',
      walked: { ...OWL, done: ['a', 'b', 'c'], match: 'got' as const },
      next: { kind: 'look-again' },
    },
    {
      what: 'all steps of a plan without a match',
      walked: { ...OWL, done: ['a', 'b', 'c'], match: 'none' as const },
      next: { kind: 'look-again' },
    },
  ])('after $what has one next step', ({ walked, next }) => {
    expect(walkTrail(walked).next).toEqual(next);
  });

  it('raises its flag when the three steps are done, and not before', () => {
    expect(walkTrail({ ...OWL, done: ['a', 'b'] })).toMatchObject({
      stepsDone: 2,
      isFlagUp: false,
    });
    expect(walkTrail({ ...OWL, done: ['c', 'b', 'a'] })).toMatchObject({
      stepsDone: 3,
      isFlagUp: true,
    });
    expect(walkTrail(NOTHING).isFlagUp).toBe(false);
  });
});
