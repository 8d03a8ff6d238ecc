import { describe, expect, it } from 'vitest';
import { decideVisit } from './last-visit.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const NOW_TEXT = '2026-11-20T12:00:00.000Z';

const ROWS = [
  { what: 'a first visit', stored: undefined, isRevisit: false, lastVisit: NOW_TEXT },
  {
    what: 'the same visit',
    stored: '2026-11-20T11:59:00.000Z',
    isRevisit: false,
    lastVisit: '2026-11-20T11:59:00.000Z',
  },
  {
    what: 'a visit exactly at the threshold',
    stored: '2026-11-20T11:30:00.000Z',
    isRevisit: false,
    lastVisit: '2026-11-20T11:30:00.000Z',
  },
  {
    what: 'a visit a millisecond past it',
    stored: '2026-11-20T11:29:59.999Z',
    isRevisit: true,
    lastVisit: NOW_TEXT,
  },
  {
    what: 'a visit after the clock was moved back',
    stored: '2027-11-20T12:00:00.000Z',
    isRevisit: false,
    lastVisit: NOW_TEXT,
  },
  { what: 'a date nobody can read', stored: 'soon', isRevisit: false, lastVisit: NOW_TEXT },
];

describe('the last visit', () => {
  it.each(ROWS)('$what is a revisit: $isRevisit', ({ stored, isRevisit, lastVisit }) => {
    expect(decideVisit({ stored, threshold: 30, now: NOW })).toEqual({ isRevisit, lastVisit });
  });

  it('counts each later visit once', () => {
    const later = decideVisit({ stored: '2026-11-19T12:00:00.000Z', threshold: 30, now: NOW });
    expect(later.isRevisit).toBe(true);
    const reload = { stored: later.lastVisit, threshold: 30, now: NOW + 60_000 };
    expect(decideVisit(reload).isRevisit).toBe(false);
  });
});
