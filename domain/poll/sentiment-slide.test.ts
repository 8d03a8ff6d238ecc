import { describe, expect, it } from 'vitest';
import { isSlideDue, type SlideSituation } from './sentiment-slide.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const DUE: SlideSituation = {
  isOn: true,
  isRevisit: true,
  hasWords: true,
  pathname: '/generic',
  lastAnswer: undefined,
  isItsTurn: true,
  now: NOW,
};

describe('the sentiment slide', () => {
  it.each<{ what: string; change: Partial<SlideSituation>; isDue: boolean }>([
    { what: 'a revisit, the flag and words', change: {}, isDue: true },
    { what: 'the flag off', change: { isOn: false }, isDue: false },
    { what: 'a modal that waits', change: { isItsTurn: false }, isDue: false },
    { what: 'no revisit', change: { isRevisit: false }, isDue: false },
    { what: 'no words in the language', change: { hasWords: false }, isDue: false },
    { what: 'the Hispanic landing', change: { pathname: '/generic/hispanic' }, isDue: false },
    {
      what: 'an answer at the start of this day',
      change: { lastAnswer: '2026-11-20T00:00:00.000Z' },
      isDue: false,
    },
    {
      what: 'an answer at the end of the day before',
      change: { lastAnswer: '2026-11-19T23:59:59.999Z' },
      isDue: true,
    },
    {
      what: 'an answer given after the midnight that followed the question',
      change: { lastAnswer: '2026-11-21T00:00:10.000Z' },
      isDue: false,
    },
    { what: 'an answer nobody can read', change: { lastAnswer: 'x' }, isDue: true },
  ])('with $what is due: $isDue', ({ change, isDue }) => {
    expect(isSlideDue({ ...DUE, ...change })).toBe(isDue);
  });
});
