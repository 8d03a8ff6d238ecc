import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { findUnclaimedMatch, type MatchQuestion, type UnclaimedMatch } from './unclaimed-match.ts';

const { limits } = getCalculatorYear(2026);
const QUESTION: MatchQuestion = {
  match: { tiers: [{ centsPerDollar: 50, upToPercentOfPay: 6 }], hasTrueUp: false },
  pay: 300_000,
  ratePercent: 12,
  age: 40,
  partLeft: 0.5,
};
const ask = (asked: Partial<MatchQuestion>): UnclaimedMatch =>
  findUnclaimedMatch({ ...QUESTION, ...asked }, limits);
const stepOf = ({ steps }: UnclaimedMatch, key: string): Record<string, number> | undefined => {
  const found = steps.find((step) => step.key === key);
  return (
    found &&
    Object.fromEntries(Object.entries(found.figures).map(([name, { value }]) => [name, value]))
  );
};

describe('a limit that is reached before the year ends', () => {
  it('leaves the last paychecks without a match where nothing is made up at the end', () => {
    // $3,000 a month reach $24,500 in month 9: eight times $750, and half of the last $500.
    const found = ask({});
    expect(found).toMatchObject({ claimed: 6_250, whole: 9_000, unclaimed: 2_750 });
    expect(stepOf(found, 'match.early')).toEqual({
      rate: 12,
      monthly: 3_000,
      month: 9,
      limit: 24_500,
      each: 750,
      last: 250,
    });
    // 8.16 percent all year come to $24,480.
    expect(found.early?.evenRatePercent).toBe(8.16);
    expect(ask({ ratePercent: 8.16 })).toMatchObject({ claimed: 9_000, early: undefined });
  });

  it('takes the match of the one paycheck that the limit of somebody older leaves out', () => {
    const tiers = [{ centsPerDollar: 100, upToPercentOfPay: 10 }];
    const found = ask({ match: { tiers, hasTrueUp: false }, age: 50 });
    expect(found).toMatchObject({ claimed: 27_500, whole: 30_000, unclaimed: 2_500 });
    expect(found.early).toMatchObject({ month: 11, each: 2_500, last: 2_500 });
  });

  it('can still be made good by less from now on, evenly, and by nothing once it is reached', () => {
    // $18,000 are saved by the end of June: the other $6,500 bring $3,250, and at 12 percent $1,750.
    expect(ask({})).toMatchObject({ stillToClaim: 1_500 });
    expect(ask({}).rateToComePercent).toBeCloseTo(4.333);
    expect(ask({ partLeft: 1 }).stillToClaim).toBe(2_750);
    expect(ask({ partLeft: 1 }).rateToComePercent).toBe(6);
    expect(ask({ partLeft: 0.25 }).stillToClaim).toBe(0);
  });

  it('costs nothing where a true-up counts the year, or every dollar is matched alike', () => {
    expect(ask({ match: { ...QUESTION.match, hasTrueUp: true } })).toMatchObject({
      claimed: 9_000,
      early: undefined,
    });
    const tiers = [{ centsPerDollar: 50, upToPercentOfPay: 20 }];
    const alike = ask({ match: { tiers, hasTrueUp: false }, pay: 200_000, ratePercent: 20 });
    expect(alike).toMatchObject({ claimed: 12_250, unclaimed: 0, early: undefined });
  });

  it('says a rate that brings the whole match, for any pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30_000, max: 360_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 16, max: 80 }),
        (pay, ratePercent, upToPercentOfPay, age) => {
          const match = { tiers: [{ centsPerDollar: 50, upToPercentOfPay }], hasTrueUp: false };
          const { early, whole, claimed } = ask({ match, pay, ratePercent, age });
          if (!early) return;
          expect(early.evenRatePercent).toBeLessThan(ratePercent);
          expect(claimed).toBeLessThan(whole);
          const { each, last, month } = early;
          expect((month - 1) * each + last).toBeCloseTo(claimed, 5);
          const even = ask({ match, pay, ratePercent: early.evenRatePercent, age });
          expect(whole - even.claimed).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('the limit of the plan', () => {
  it('holds for what a true-up asks, and for the rate that brings the whole match', () => {
    const tiers = [{ centsPerDollar: 100, upToPercentOfPay: 6 }];
    const december = { pay: 48_000, ratePercent: 0, partLeft: 1 / 12, ownLimitPercent: 50 };
    const found = ask({ ...december, match: { tiers, hasTrueUp: true } });
    expect(found).toMatchObject({ unclaimed: 2_880, stillToClaim: 2_000, rateToComePercent: 50 });
    expect(ask({ ...december, ownLimitPercent: 4 })).toMatchObject({
      wholeRatePercent: 4,
      whole: 960,
    });
  });
});
