import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { Answer } from './answer.ts';
import { MATCH_QUESTION, type MatchGround } from './ask-match.ts';

const { limits, planYear: limitsYear } = getCalculatorYear(2026);
const GROUND: MatchGround = {
  limits,
  limitsYear,
  catchUp: { wages: 150_000, year: 2026 },
  hasRoth: true,
  match: {
    tiers: [{ centsPerDollar: 100, upToPercentOfPay: 6 }],
    centsPerDollar: 100,
    upToPercentOfPay: 6,
  },
  hasTrueUp: true,
  isOnceAYear: false,
  decidedForYear: undefined,
};
const TYPED = {
  pay: 48_000,
  rate: 0,
  cents: 100,
  upTo: 6,
  monthsLeft: 1,
  trueUp: 'yes',
  age: undefined,
} as const;

const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);

const EXAMPLE = MATCH_QUESTION.example(GROUND);
const ask = (typed: Partial<typeof EXAMPLE>, ground: Partial<MatchGround> = {}): Answer =>
  MATCH_QUESTION.answer({ ...EXAMPLE, ...TYPED, ...typed }, { ...GROUND, ...ground });

describe('what can still be had with a true-up', () => {
  it('is all of it where the pay to come has room, with the part of that pay it takes', () => {
    const [still] = ask({}).sentences;
    expect(still).toMatchObject({
      key: 'match.stillWithTrueUp',
      figures: { still: { value: 2_880 }, rate: { value: 72 } },
    });
  });

  it('is no more than the pay to come, and says so', () => {
    const [still] = ask({ monthsLeft: 0.5 }).sentences;
    expect(still).toMatchObject({
      key: 'match.stillAsPayAllows',
      figures: { still: { value: 2_000 }, toCome: { value: 2_000 } },
    });
  });

  it('counts the year, too, where the plan pays once a year, and says whose year was decided', () => {
    const { assumed, sentences } = ask({}, { isOnceAYear: true, decidedForYear: 2026 });
    expect(keysOf(assumed)).toContain('match.onceAYear');
    expect(keysOf(sentences)).toContain('match.decided');
    // Other numbers than the plan’s are not what it decided.
    const other = ask({ cents: 50 }, { isOnceAYear: true, decidedForYear: 2026 });
    expect(keysOf([...other.assumed, ...other.sentences])).toEqual([
      'match.limitByAge',
      'match.samePay',
      'match.stillWithTrueUp',
    ]);
  });
});

describe('the limit beside the match', () => {
  it.each([
    { age: 49, limit: 24_500 },
    { age: 50, limit: 32_500 },
    { age: 62, limit: 35_750 },
    { age: 64, limit: 32_500 },
  ])('is $limit at $age', ({ age, limit }) => {
    expect(ask({ age }).assumed).toContainEqual({
      key: 'match.limitOfAge',
      figures: {
        age: { value: age, as: 'number' },
        limit: { value: limit, as: 'dollars' },
        year: { value: 2026, as: 'number' },
      },
    });
  });

  it('is that of everybody, and asks no age, in a plan without a catch-up', () => {
    const plain = { limits: { ...limits, catchUp: 0, catchUpSixties: undefined } };
    expect(keysOf(ask({}, plain).assumed)).toContain('match.limit');
    expect(MATCH_QUESTION.fields({ ...GROUND, ...plain })).not.toHaveProperty('age');
  });

  it('has no catch-up after high pay in a plan without Roth', () => {
    const { assumed, sentences } = ask({ pay: 200_000, age: 55 }, { hasRoth: false });
    expect(assumed.find(({ key }) => key === 'match.limitOfAge')?.figures['limit']?.value).toBe(
      24_500,
    );
    expect(keysOf(sentences)).toContain('catchUp.lost');
    expect(keysOf(ask({ pay: 200_000, age: 55 }).sentences)).not.toContain('catchUp.lost');
  });
});
