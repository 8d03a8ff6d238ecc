import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FLAGS, FLAG_NAMES, readFlags } from './flags.ts';

describe('the flags', () => {
  it('are the defaults when nobody answers', () => {
    expect(readFlags({})).toEqual(DEFAULT_FLAGS);
    expect(DEFAULT_FLAGS).toMatchObject({ quizModalThreshold: 1, sentimentModalThreshold: 1 });
  });

  it('are what was answered', () => {
    const flags = {
      showSentimentPollSlide: true,
      userRevisitThreshold: 0,
      quizModalThreshold: 10_080,
      sentimentModalThreshold: 0.5,
      interruptionsPerVisit: 2,
      resetLanguageOnNavigation: true,
    };
    expect(readFlags(flags)).toEqual(flags);
  });

  it.each(
    FLAG_NAMES.flatMap((name) =>
      ['yes', null, Number.NaN, -1, Infinity, {}].map((value) => ({ name, value })),
    ),
  )('$name is the default for $value, and the others stay', ({ name, value }) => {
    const other = name === 'quizModalThreshold' ? 'sentimentModalThreshold' : 'quizModalThreshold';
    const flags = readFlags({ [other]: 77, [name]: value });
    expect(flags[name]).toBe(DEFAULT_FLAGS[name]);
    expect(flags[other]).toBe(77);
  });

  it('keep their kinds whatever is answered', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FLAG_NAMES), fc.anything()), (values) => {
        const flags = readFlags(values);
        for (const name of FLAG_NAMES) expect(typeof flags[name]).toBe(typeof DEFAULT_FLAGS[name]);
      }),
    );
  });
});
