import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillIn, listPlaceholders } from './fill-in.ts';

describe('a text with placeholders', () => {
  it('names them in their order', () => {
    expect(listPlaceholders('{pay} and {a b} and {pay} {x1}')).toEqual(['pay', 'pay', 'x1']);
  });

  it('is filled in one pass', () => {
    expect(fillIn('{a} and {b} and {a}', { a: '{b}', b: 2 })).toBe('{b} and 2 and {b}');
  });

  it.each(['{missing}', '{constructor}'])('that asks for %s is a mistake', (text) => {
    expect(() => fillIn(text, {})).toThrow(text);
  });

  it('shows a value as it was given, even one that looks like a placeholder or a pattern', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('{pay}', '$&', "$'"), fc.string()), (name) => {
        expect(fillIn('{name} arrives', { name })).toBe(`${name} arrives`);
      }),
    );
  });
});
