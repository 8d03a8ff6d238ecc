import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VestingSchedule } from './plan.ts';
import { countVestingYears, vestedShare, yearsToVestAll } from './vested-share.ts';

const GRADED: VestingSchedule = {
  kind: 'graded',
  steps: [
    { years: 1, percent: 33 },
    { years: 2, percent: 66 },
    { years: 3, percent: 100 },
  ],
};
const BY_HOURS: VestingSchedule = { kind: 'by-hours', hoursInYear: 300, years: 3 };

const schedule: fc.Arbitrary<VestingSchedule> = fc.oneof(
  fc.constant<VestingSchedule>({ kind: 'at-once' }),
  fc.integer({ min: 1, max: 6 }).map((years): VestingSchedule => ({ kind: 'cliff', years })),
  fc.integer({ min: 1, max: 6 }).map((last): VestingSchedule => ({
    kind: 'graded',
    steps: Array.from({ length: last }, (_none, at) => ({
      years: at + 1,
      percent: Math.floor((100 * (at + 1)) / last),
    })),
  })),
  fc.constant(BY_HOURS),
);

describe('the vested share', () => {
  it.each([
    { of: { kind: 'at-once' }, years: 0, is: 100 },
    { of: { kind: 'cliff', years: 3 }, years: 2.9, is: 0 },
    { of: { kind: 'cliff', years: 3 }, years: 3, is: 100 },
    { of: GRADED, years: 0.9, is: 0 },
    { of: GRADED, years: 1, is: 33 },
    { of: GRADED, years: 2.5, is: 66 },
    { of: GRADED, years: 9, is: 100 },
    { of: BY_HOURS, years: 2, is: 0 },
    { of: BY_HOURS, years: 3, is: 100 },
  ] as const)('is $is after $years years of $of.kind', ({ of, years, is }) => {
    expect(vestedShare(of, years)).toBe(is);
  });

  it('is all from the plan’s normal retirement age on, and that of the years before it', () => {
    const late = { ...BY_HOURS, wholeFromAge: 65 };
    expect([64, 65, 70].map((age) => vestedShare(late, 0, age))).toEqual([0, 100, 100]);
    expect(vestedShare(late, 0)).toBe(0);
    expect(vestedShare(BY_HOURS, 0, 99)).toBe(0);
  });

  it('never falls, lies between nothing and all, and is all when all years are done', () => {
    const years = fc.double({ min: 0, max: 40, noNaN: true });
    fc.assert(
      fc.property(schedule, years, years, (rule, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one];
        expect(vestedShare(rule, after)).toBeGreaterThanOrEqual(vestedShare(rule, before));
        expect(vestedShare(rule, after)).toBeLessThanOrEqual(100);
        expect(vestedShare(rule, yearsToVestAll(rule))).toBe(100);
      }),
    );
  });
});

describe('the years that count', () => {
  it('are those with enough hours where hours are asked for', () => {
    expect(countVestingYears(BY_HOURS, [299, 300, 1_200, 0])).toBe(2);
    expect(countVestingYears(GRADED, [299, 300, 1_200, 0])).toBe(4);
  });
});
