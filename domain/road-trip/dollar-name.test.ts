import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitDollarName, MAX_DOLLAR_NAME, tidyDollarName } from './dollar-name.ts';

describe('the name of a dollar', () => {
  it.each([
    { typed: '  Penny   Lane ', name: 'Penny Lane', why: 'spaces are one' },
    { typed: 'Ñandú', name: 'Ñandú', why: 'letters with signs stay' },
    { typed: 'Pen\nny\t!', name: 'Pen ny !', why: 'it is one line' },
    { typed: '\u202Eynnep\u200B', name: 'ynnep', why: 'nothing unseen is in it' },
    { typed: 'a \u200B b', name: 'a b', why: 'spaces around the unseen are one' },
    { typed: 'e\u200B\u0301', name: 'é', why: 'a letter and its sign are one across it' },
    { typed: 'e\u0301', name: 'é', why: 'a letter and its sign are one' },
    { typed: '💵💵', name: '💵💵', why: 'a picture is a letter' },
    { typed: '   ', name: '', why: 'nothing is no name' },
  ])('$typed becomes $name: $why', ({ typed, name }) => {
    expect(tidyDollarName(typed)).toBe(name);
  });

  it('keeps the space before a second word while it is typed', () => {
    expect(limitDollarName(' Penny ')).toBe('Penny ');
  });

  it('is short, of one line and the same when tidied again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const name = tidyDollarName(typed);
        expect(Array.from(name).length).toBeLessThanOrEqual(MAX_DOLLAR_NAME);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|^\s|\s$/u);
        expect(tidyDollarName(name)).toBe(name);
        expect(tidyDollarName(limitDollarName(typed))).toBe(name);
      }),
    );
  });
});
