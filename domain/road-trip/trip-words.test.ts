import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTripWords, findUnknownValues, TRIP_VALUES, type TripValue } from './trip-words.ts';

const values = Object.fromEntries(TRIP_VALUES.map((name) => [name, `<${name}>`])) as Record<
  TripValue,
  string
>;

describe('the words of a trip', () => {
  it('get every figure they ask for', () => {
    for (const name of TRIP_VALUES) {
      expect(findUnknownValues(`{${name}}`)).toEqual([]);
      expect(fillTripWords(`a {${name}} b {${name}}`, values)).toBe(`a <${name}> b <${name}>`);
    }
  });

  it('are refused with a figure that no trip has', () => {
    expect(findUnknownValues('{pay} {bonus} {constructor}')).toEqual(['bonus', 'constructor']);
    expect(fillTripWords('{constructor}', values)).toBe('{constructor}');
  });

  it('show a name as it was given, even one that looks like a placeholder or a pattern', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('{pay}', '$&', "$'"), fc.string()), (name) => {
        expect(fillTripWords('{name} arrives', { ...values, name })).toBe(`${name} arrives`);
      }),
    );
  });
});
