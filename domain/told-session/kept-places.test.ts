import { describe, expect, it } from 'vitest';
import { readPlaces, withPlace } from './kept-places.ts';

describe('the places of sessions that were begun', () => {
  it.each([
    { text: '', places: {} },
    { text: '[1]', places: {} },
    { text: '{"settle-in":3,"other":-1,"third":"4","fourth":1.5}', places: { 'settle-in': 3 } },
  ])('are read from $text', ({ text, places }) => {
    expect(readPlaces(text)).toEqual(places);
  });

  it('change for one session and leave the others', () => {
    const places = { 'settle-in': 3, other: 1 };
    expect(withPlace(places, 'settle-in', 5)).toEqual({ 'settle-in': 5, other: 1 });
    expect(withPlace(places, 'settle-in', undefined)).toEqual({ other: 1 });
  });
});
