import { describe, expect, it } from 'vitest';
import { findPlace, saysAll } from './find-place.ts';

const PASSAGES = ['A dollar today.', 'The match adds fifty cents.', 'Cents of the match grow.'];

describe('the place that a query means', () => {
  it.each([
    { query: 'match cents', place: 1 },
    { query: 'grow match', place: 2 },
    { query: 'doll', place: 0 },
    { query: 'fees', place: undefined },
  ])('is of "$query" the first passage that says most: $place', ({ query, place }) => {
    expect(findPlace(PASSAGES, query)).toBe(place);
  });

  it('is all of a text that says every word', () => {
    expect(saysAll('Take the whole match', 'whole match')).toBe(true);
    expect(saysAll('Take the whole match', 'whole fee')).toBe(false);
  });
});
