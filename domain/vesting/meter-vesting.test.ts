import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { contributeInYear } from '#domain/calculator/year-contribution.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { yearsToVestAll } from '#domain/plan/vested-share.ts';
import { meterVesting } from './meter-vesting.ts';
import { findUnclaimedMatch, type MatchQuestion } from './unclaimed-match.ts';

const { limits } = getCalculatorYear(2026);
const GRADED: VestingSchedule = {
  kind: 'graded',
  steps: [
    { years: 1, percent: 33 },
    { years: 2, percent: 66 },
    { years: 3, percent: 100 },
  ],
};
const schedule = fc.oneof(
  fc.constant<VestingSchedule>({ kind: 'at-once' }),
  fc.constant(GRADED),
  fc.integer({ min: 1, max: 6 }).map((years): VestingSchedule => ({ kind: 'cliff', years })),
  fc.constant<VestingSchedule>({ kind: 'by-hours', hoursInYear: 300, years: 3 }),
);
const years = fc.double({ min: 0, max: 10, noNaN: true });
const money = fc.double({ min: 0, max: 1_000_000, noNaN: true });

describe('the vesting meter', () => {
  it.each([
    // The article on vesting: 33, 66 and 100 percent after one, two and three years.
    { of: GRADED, years: 1.5, kept: 1_980, lost: 4_020, next: { inYears: 0.5, kept: 3_960 } },
    { of: GRADED, years: 3, kept: 6_000, lost: 0, next: undefined },
    { of: { kind: 'cliff', years: 3 }, years: 2, kept: 0, lost: 6_000, next: { inYears: 1 } },
    { of: { kind: 'at-once' }, years: 0, kept: 6_000, lost: 0, next: undefined },
  ] as const)('keeps $kept of $6,000 after $years years', ({ of, years: after, next, ...kept }) => {
    const meter = meterVesting({ schedule: of, years: after, employerMoney: 6_000 });
    expect(meter).toMatchObject(kept);
    if (next === undefined) expect(meter.next).toBeUndefined();
    else expect(meter.next).toMatchObject(next);
  });

  it('keeps all from the plan’s normal retirement age on, however few the years, and says what comes first', () => {
    const late = { ...GRADED, wholeFromAge: 65 };
    const at = (age: number | undefined, after: number) =>
      meterVesting({ schedule: late, years: after, age, employerMoney: 6_000 });
    expect(at(64, 0)).toMatchObject({ lost: 6_000, next: { inYears: 1, percentage: 100 } });
    expect(at(62, 0.5).next).toMatchObject({ inYears: 0.5, percentage: 33 });
    expect(at(65, 0)).toMatchObject({ kept: 6_000, lost: 0, next: undefined });
    expect(at(65, 0).steps.map(({ key }) => key)).toEqual(['vesting.byAge', 'vesting.keep']);
    expect(at(undefined, 0)).toMatchObject({ lost: 6_000, next: { inYears: 1, percentage: 33 } });
  });

  it('loses and keeps the whole together, to the cent, and never keeps less with time', () => {
    fc.assert(
      fc.property(schedule, years, years, money, (of, one, other, employerMoney) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        const now = meterVesting({ schedule: of, years: before, employerMoney });
        const then = meterVesting({ schedule: of, years: after, employerMoney });
        expect(Math.round((now.kept + now.lost) * 100)).toBe(Math.round(employerMoney * 100));
        expect(then.kept).toBeGreaterThanOrEqual(now.kept);
        expect(now.next === undefined).toBe(before >= yearsToVestAll(of));
        if (now.next) expect(now.next.kept).toBeGreaterThanOrEqual(now.kept);
        expect(meterVesting({ schedule: of, years: before, employerMoney: 0 }).lost).toBe(0);
      }),
    );
  });
});

describe('the unclaimed match', () => {
  const question: MatchQuestion = {
    match: { tiers: [{ centsPerDollar: 50, upToPercentOfPay: 6 }], hasTrueUp: false },
    pay: 40_000,
    ratePercent: 3,
    age: 40,
    partLeft: 0.25,
  };

  it('of $40,000 at 3 percent is $600 a year, of which a quarter can still be had in fall', () => {
    // The article on the match: $600 at 3 %, $1,200 at 6 %.
    expect(findUnclaimedMatch(question, limits)).toMatchObject({
      claimed: 600,
      whole: 1_200,
      wholeRatePercent: 6,
      unclaimed: 600,
      stillToClaim: 150,
    });
  });

  it('can all be had to the last paycheck with a true-up, and not after it', () => {
    const match = { ...question.match, hasTrueUp: true };
    expect(findUnclaimedMatch({ ...question, match }, limits).stillToClaim).toBe(600);
    const over = findUnclaimedMatch({ ...question, match, partLeft: 0 }, limits);
    expect(over.stillToClaim).toBe(0);
  });

  it('asks no more of a true-up than the pay to come and the law have room for', () => {
    const match = { tiers: [{ centsPerDollar: 100, upToPercentOfPay: 6 }], hasTrueUp: true };
    // Nothing saved in eleven months of $4,000: all of December's is $4,000, of which $2,880 are needed.
    const december = { ...question, match, pay: 48_000, ratePercent: 0, partLeft: 1 / 12 };
    expect(findUnclaimedMatch(december, limits)).toMatchObject({ unclaimed: 2_880 });
    expect(findUnclaimedMatch(december, limits).stillToClaim).toBeCloseTo(2_880);
    expect(findUnclaimedMatch(december, limits).rateToComePercent).toBeCloseTo(72);
    // Half a month has $2,000 left, and brings no more than that.
    const late = findUnclaimedMatch({ ...december, partLeft: 1 / 24 }, limits);
    expect(late.stillToClaim).toBeCloseTo(2_000);
    expect(late.rateToComePercent).toBeCloseTo(100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (pay, ratePercent, partLeft, upToPercentOfPay) => {
          const tiers = [{ centsPerDollar: 100, upToPercentOfPay }];
          const asked = {
            ...question,
            match: { tiers, hasTrueUp: true },
            pay,
            ratePercent,
            partLeft,
          };
          const { stillToClaim, unclaimed, rateToComePercent } = findUnclaimedMatch(asked, limits);
          // A dollar of match for each that is saved, so no more than the pay to come.
          expect(stillToClaim).toBeLessThanOrEqual(pay * partLeft + 0.01);
          expect(stillToClaim).toBeLessThanOrEqual(unclaimed);
          expect(rateToComePercent).toBeLessThanOrEqual(100);
        },
      ),
    );
  });

  it('names no rate that the law does not let anybody save', () => {
    const rich = findUnclaimedMatch({ ...question, pay: 1_000_000 }, limits);
    expect(rich.wholeRatePercent).toBeCloseTo(2.16);
    const tiers = [{ centsPerDollar: 50, upToPercentOfPay: 20 }];
    const high = { ...question, pay: 200_000, match: { tiers, hasTrueUp: false } };
    expect(findUnclaimedMatch(high, limits).wholeRatePercent).toBeCloseTo(12.25);
    expect(findUnclaimedMatch(high, limits).whole).toBeCloseTo(12_250);
  });

  it('counts the match as the calculator does where there is one tier', () => {
    const percentage = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2_000_000 }),
        percentage,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 16, max: 80 }),
        (pay, ratePercent, centsPerDollar, upToPercentOfPay, age) => {
          const tiers = [{ centsPerDollar, upToPercentOfPay }];
          // The calculator counts the match of a year, as a true-up does.
          const asked = { ...question, match: { tiers, hasTrueUp: true }, pay, ratePercent, age };
          const ours = findUnclaimedMatch(asked, limits);
          const matchRule = {
            employerMatchingContributionPercentage: centsPerDollar,
            employerMatchingUpToContributionPercentageOfSalary: upToPercentOfPay,
          };
          const theirs = contributeInYear({
            pay,
            contributionPercentage: ratePercent,
            age,
            matchRule,
            limits,
          });
          expect(Math.abs(ours.claimed - theirs.match)).toBeLessThan(0.006);
        },
      ),
    );
  });

  it('is never below nothing, nothing where all is claimed, and nothing of no match', () => {
    const rate = fc.double({ min: 0, max: 99, noNaN: true });
    fc.assert(
      fc.property(rate, fc.double({ min: 0, max: 1, noNaN: true }), (ratePercent, partLeft) => {
        const found = findUnclaimedMatch({ ...question, ratePercent, partLeft }, limits);
        expect(found.unclaimed).toBeGreaterThanOrEqual(0);
        expect(found.stillToClaim).toBeLessThanOrEqual(found.unclaimed);
        // More than 61 percent of $40,000 reach the limit before December.
        if (ratePercent >= 6 && ratePercent <= 61) expect(found.unclaimed).toBe(0);
        const none = { ...question, match: { tiers: [], hasTrueUp: true } };
        expect(findUnclaimedMatch(none, limits)).toMatchObject({ whole: 0, stillToClaim: 0 });
      }),
    );
  });
});
