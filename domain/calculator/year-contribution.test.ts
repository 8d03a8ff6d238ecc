import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_PERIODS } from './assumptions.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';
import { contributeInYear, fullMatch, fullMatchRate } from './year-contribution.ts';

const { limits } = getCalculatorYear(2026);

interface Case {
  why: string;
  pay: number;
  percent: number;
  age: number;
  match: [rate: number, upTo: number];
  gives: { employee: number; match: number; limitApplied: string };
}

const CASES: readonly Case[] = [
  {
    why: 'nobody who pays nothing is matched',
    pay: 60_000,
    percent: 0,
    age: 40,
    match: [100, 6],
    gives: { employee: 0, match: 0, limitApplied: 'none' },
  },
  {
    why: 'the match follows what is paid in',
    pay: 60_000,
    percent: 4,
    age: 40,
    match: [50, 6],
    gives: { employee: 2_400, match: 1_200, limitApplied: 'none' },
  },
  {
    why: 'the match ends where the employer says',
    pay: 60_000,
    percent: 10,
    age: 40,
    match: [50, 6],
    gives: { employee: 6_000, match: 1_800, limitApplied: 'none' },
  },
  {
    why: 'the deferral limit cuts what is paid in',
    pay: 200_000,
    percent: 20,
    age: 40,
    match: [50, 6],
    gives: { employee: 24_500, match: 6_000, limitApplied: 'deferral' },
  },
  {
    why: 'only what is really paid in is matched',
    pay: 300_000,
    percent: 20,
    age: 40,
    match: [100, 10],
    gives: { employee: 24_500, match: 24_500, limitApplied: 'deferral' },
  },
  {
    why: 'exactly the limit is not over it',
    pay: 245_000,
    percent: 10,
    age: 40,
    match: [0, 0],
    gives: { employee: 24_500, match: 0, limitApplied: 'none' },
  },
  {
    why: 'pay above the cap counts for no match',
    pay: 500_000,
    percent: 4,
    age: 40,
    match: [100, 4],
    gives: { employee: 20_000, match: 14_400, limitApplied: 'match-pay' },
  },
  {
    why: 'both sides together stay under the limit of all additions',
    pay: 360_000,
    percent: 6,
    age: 40,
    match: [200, 100],
    gives: { employee: 21_600, match: 43_200, limitApplied: 'none' },
  },
  {
    why: 'the match is what is cut',
    pay: 240_000,
    percent: 10,
    age: 40,
    match: [200, 100],
    gives: { employee: 24_000, match: 48_000, limitApplied: 'none' },
  },
  {
    why: 'the match is what is cut, at the employee’s own limit as well',
    pay: 300_000,
    percent: 10,
    age: 40,
    match: [200, 100],
    gives: { employee: 24_500, match: 47_500, limitApplied: 'deferral' },
  },
  {
    why: 'a catch-up does not count towards all additions',
    pay: 300_000,
    percent: 10,
    age: 50,
    match: [200, 100],
    gives: { employee: 30_000, match: 47_500, limitApplied: 'all-additions' },
  },
  {
    why: 'at 60 more is let through than at 59',
    pay: 500_000,
    percent: 10,
    age: 60,
    match: [0, 0],
    gives: { employee: 35_750, match: 0, limitApplied: 'deferral' },
  },
];

describe('what goes in in a year', () => {
  it.each(CASES)('$why', ({ pay, percent, age, match, gives }) => {
    const question = {
      pay,
      contributionPercentage: percent,
      age,
      matchRule: { ...NOBODY, ...matching(...match) },
      limits,
    };
    const { employee, match: matched, limitApplied } = contributeInYear(question);
    expect(employee).toBeCloseTo(gives.employee, 6);
    expect(matched).toBeCloseTo(gives.match, 6);
    expect(limitApplied).toBe(gives.limitApplied);
  });
});

describe('the full match', () => {
  it.each([
    { pay: 60_000, rate: 50, upTo: 6, full: 1_800 },
    { pay: 60_000, rate: 0, upTo: 6, full: 0 },
    { pay: 60_000, rate: 50, upTo: 0, full: 0 },
    { pay: 500_000, rate: 100, upTo: 4, full: 14_400 },
    { pay: 300_000, rate: 50, upTo: 100, full: 12_250 },
  ])('of $pay with $rate % up to $upTo % is $full', ({ pay, rate, upTo, full }) => {
    const matchRule = { ...NOBODY, ...matching(rate, upTo) };
    expect(fullMatch({ pay, age: 40, matchRule, limits })).toBeCloseTo(full, 6);
  });
});

describe('the rate of the whole match', () => {
  const rateOf = (pay: number, rate: number, upTo: number): number | undefined =>
    fullMatchRate({
      pay,
      age: 40,
      matchRule: { ...NOBODY, ...matching(rate, upTo) },
      limits,
      matchPeriod: 'month',
    });

  it.each([
    { why: 'is what the employer names', pay: 60_000, rate: 50, upTo: 6, is: 6 },
    { why: 'is told as the employer names it', pay: 60_000, rate: 50, upTo: 4.25, is: 4.25 },
    {
      why: 'is lower where the law counts less of the pay',
      pay: 430_000,
      rate: 50,
      upTo: 6,
      is: 5.1,
    },
    { why: 'is lower where the law takes less', pay: 300_000, rate: 100, upTo: 10, is: 8.2 },
    { why: 'is there for nobody without a match', pay: 60_000, rate: 0, upTo: 6, is: undefined },
  ])('$why', ({ pay, rate, upTo, is }) => {
    expect(rateOf(pay, rate, upTo)).toBe(is);
  });

  it('brings all of it in any plan, and a tenth less does not', () => {
    const saver = fc.record({
      pay: fc.integer({ min: 20_000, max: 900_000 }),
      age: fc.integer({ min: 25, max: 60 }),
      rate: fc.integer({ min: 10, max: 200 }),
      upTo: fc.integer({ min: 1, max: 12 }),
      matchPeriod: fc.constantFrom(...MATCH_PERIODS),
    });
    fc.assert(
      fc.property(saver, ({ rate, upTo, ...person }) => {
        const question = { ...person, matchRule: { ...NOBODY, ...matching(rate, upTo) }, limits };
        const found = fullMatchRate(question);
        fc.pre(found !== undefined);
        const full = fullMatch(question);
        const leftAt = (contributionPercentage: number): number =>
          full - contributeInYear({ ...question, contributionPercentage }).match;
        expect(leftAt(found)).toBeLessThan(6);
        expect(leftAt(found - 0.1)).toBeGreaterThan(0);
      }),
    );
  });
});
