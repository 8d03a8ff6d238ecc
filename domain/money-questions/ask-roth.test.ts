import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import type { Answer } from './answer.ts';
import { ROTH_QUESTION, type RothGround } from './ask-roth.ts';

const { limits, planYear: limitsYear } = getCalculatorYear(2026);
const GROUND: RothGround = {
  limits,
  limitsYear,
  hasRoth: true,
  payroll: getPayrollYear(2026),
  returnPercentage: 5.5,
};
const EXAMPLE = ROTH_QUESTION.example(GROUND);

const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);
const ask = (typed: Partial<typeof EXAMPLE>): Answer =>
  ROTH_QUESTION.answer({ ...EXAMPLE, ...typed }, GROUND);
const goesIn = ({ rows }: Answer): number | undefined => rows[0]?.figures['pretax']?.value;

describe('what goes in before tax', () => {
  it.each([
    { pay: 20_000, saved: 90_000, age: undefined, counts: 20_000, says: 'roth.abovePay' },
    { pay: 90_000, saved: 90_000, age: undefined, counts: 24_500, says: 'roth.aboveLimit' },
    { pay: 90_000, saved: 90_000, age: 50, counts: 32_500, says: 'roth.aboveLimit' },
    { pay: 90_000, saved: 90_000, age: 61, counts: 35_750, says: 'roth.aboveLimit' },
    // IRS Notice 2025-67: above $150,000 the catch-up is Roth, so it is no choice.
    { pay: 150_000, saved: 90_000, age: 55, counts: 32_500, says: 'roth.aboveLimit' },
    { pay: 150_001, saved: 90_000, age: 55, counts: 24_500, says: 'roth.aboveLimit' },
  ])(
    'is at most the pay and what the law takes: $counts of $saved with $pay at $age',
    ({ counts, says, ...typed }) => {
      const answer = ask(typed);
      expect(goesIn(answer)).toBe(counts);
      expect(answer.sentences[0]?.key).toBe(says);
    },
  );

  it('is what was typed where that is possible, and nothing is said of a limit', () => {
    expect(goesIn(ask({ saved: 3_000 }))).toBe(3_000);
    expect(keysOf(ask({ saved: 3_000, rateLater: 22 }).sentences)).toEqual([
      'roth.above',
      'roth.unknown',
    ]);
  });
});

describe('the catch-up that has to be Roth', () => {
  it('is said to who is old enough or says no age, and traced for who says one', () => {
    const rich = { pay: 200_000, saved: 3_000, rateLater: 10 };
    expect(keysOf(ask({ ...rich, age: 49 }).sentences)).not.toContain('catchUp.roth');
    expect(keysOf(ask({ ...rich, age: undefined }).sentences)).toContain('catchUp.roth');
    const old = ask({ ...rich, age: 60 });
    expect(keysOf(old.sentences)).toContain('catchUp.roth');
    expect(old.steps.at(-1)).toMatchObject({
      key: 'catchUp.result',
      figures: { catchUp: { value: 11_250 } },
    });
    expect(keysOf(ask({ ...rich, pay: 140_000, age: 60 }).sentences)).not.toContain('catchUp.roth');
  });
});

describe('the rate that is saved now', () => {
  it('costs to the dollar what the tables say, where the money lies in two brackets', () => {
    // Publication 15-T (2026): $50,400 less $16,100 is $34,300, of which $12,400 are taxed at 10 percent.
    const answer = ask({ pay: 50_400, saved: 24_500, rateLater: 22 });
    expect(answer.heading[0]?.figures['cost']?.value).toBe(21_612);
    expect(answer.steps[0]?.figures).toMatchObject({
      pretax: { value: 24_500 },
      lessTax: { value: 2_888 },
      rateNow: { value: 11.79 },
      cost: { value: 21_612 },
    });
  });

  it('is a whole rate where all of it lies in one bracket, though taxes are cut to cents', () => {
    const answer = ask({ pay: 52_000.37, saved: 3_000.13, rateLater: 12 });
    expect(keysOf(answer.sentences)).toContain('roth.even');
  });
});

describe('numbers that compare nothing', () => {
  it('have no answer in dollars', () => {
    for (const typed of [{ pay: 1 }, { saved: 1 }, { saved: 99 }]) {
      const answer = ask(typed);
      expect(keysOf(answer.heading)).toEqual(['roth.tooLittle']);
      expect(answer.rows).toEqual([]);
    }
    expect(keysOf(ask({ saved: 100 }).heading)).toEqual(['roth.both']);
  });

  it('are not told of a tax rate below zero', () => {
    expect(keysOf(ask({ pay: 10_000, rateLater: 10 }).sentences)).toContain('roth.noTaxNow');
    expect(keysOf(ask({ pay: 10_000, rateLater: 0 }).sentences)).toContain('roth.even');
  });
});
