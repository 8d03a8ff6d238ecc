import { describe, expect, it } from 'vitest';
import { fillIn } from '../text/fill-in.ts';
import { findUnknownValues, TRIP_VALUES } from './trip-words.ts';

const values = Object.fromEntries(TRIP_VALUES.map((name) => [name, `<${name}>`]));

describe('the words of a trip', () => {
  it('get every figure they ask for', () => {
    for (const name of TRIP_VALUES) {
      expect(findUnknownValues(`{${name}}`)).toEqual([]);
      expect(fillIn(`a {${name}} b {${name}}`, values)).toBe(`a <${name}> b <${name}>`);
    }
  });

  it('are refused with a figure that no trip has', () => {
    expect(findUnknownValues('{pay} {bonus} {constructor}')).toEqual(['bonus', 'constructor']);
  });
});
