import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-text.ts';
import { DESCRIPTION_LENGTH, TITLE_LENGTH, truncate } from './truncate.ts';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(' ', '🦊', 'ñ'), anyCharacter),
  maxLength: 200,
});
const limit = fc.integer({ min: 1, max: 150 });

describe('a text that is shortened', () => {
  it.each([
    { of: 'abcdef', length: 6, is: 'abcdef' },
    { of: 'abcdefg', length: 6, is: 'abcde…' },
    { of: 'abcd efg', length: 6, is: 'abcd…' },
    { of: 'two whole words', length: 12, is: 'two whole…' },
    { of: 'two whole words', length: 10, is: 'two whole…' },
    { of: '🦊🦉🐇🦌', length: 4, is: '🦊🦉🐇🦌' },
    { of: '🦊🦉🐇🦌', length: 3, is: '🦊🦉…' },
    { of: 'ab', length: 1, is: '…' },
    { of: '', length: 5, is: '' },
  ])('"$of" to $length is "$is"', ({ of, length, is }) => {
    expect(truncate(of, length)).toBe(is);
  });

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(text, limit, (of, length) => {
        expect(Array.from(truncate(of, length)).length).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('never splits a character in two', () => {
    fc.assert(
      fc.property(text, limit, (of, length) => {
        expect(truncate(of, length)).not.toMatch(LONE_SURROGATE);
      }),
    );
  });

  it('is the text itself, or its beginning and an ellipsis', () => {
    fc.assert(
      fc.property(text, limit, (of, length) => {
        const short = truncate(of, length);
        if (Array.from(of).length <= length) expect(short).toBe(of);
        else {
          expect(short.endsWith('…')).toBe(true);
          expect(of.startsWith(short.slice(0, -1))).toBe(true);
        }
      }),
    );
  });

  it('is not shortened again', () => {
    fc.assert(
      fc.property(text, limit, (of, length) => {
        const short = truncate(of, length);
        expect(truncate(short, length)).toBe(short);
      }),
    );
  });
});

describe('the limits of the specification', () => {
  it('are 130 for descriptions, 50 for titles, 40 and 80 for contained ones', () => {
    expect(DESCRIPTION_LENGTH).toBe(130);
    expect(TITLE_LENGTH).toEqual({ standard: 50, contained: 40, 'contained-full-width': 80 });
  });
});
