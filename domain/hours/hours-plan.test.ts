import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSUMPTION_BOUNDS } from '#domain/calculator/assumptions.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { HOURS_ASSUMPTIONS } from './hours-assumptions.ts';
import { HOURS_BOUNDS, hoursOfYear, MOST_HOURS, type HoursInputs } from './hours-inputs.ts';
import { makeHoursPlan, type HoursPlan, type HoursRules } from './hours-plan.ts';

/** What the public pages of a home care workers' plan say, and half a dollar an hour. */
const RULES: HoursRules = {
  vesting: { kind: 'by-hours', hoursInYear: 300, years: 3 },
  payout: { fromAge: 65, onceBelow: 2_400, atLeastMonthly: 100 },
};
const INPUTS: HoursInputs = {
  hours: 30,
  per: 'week',
  ratePerHour: 0.5,
  currentAge: 40,
  retirementAge: 65,
  currentSavings: 2_000,
  countedYears: 1,
};
const YEAR = getCalculatorYear(2026);
const STILL = { ...HOURS_ASSUMPTIONS, returnPercentage: 0, inflationPercentage: 0, rangePoints: 0 };

const make = (changes: Partial<HoursInputs> = {}, rules = RULES): HoursPlan =>
  makeHoursPlan({ ...INPUTS, ...changes }, HOURS_ASSUMPTIONS, rules, YEAR);

const any = ({ min, max }: { min: number; max: number }): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });
const whole = ({ min, max }: { min: number; max: number }): fc.Arbitrary<number> =>
  fc.integer({ min, max });
const anyInputs: fc.Arbitrary<HoursInputs> = fc
  .record({
    hours: any({ min: 0, max: MOST_HOURS.week }),
    per: fc.constantFrom('week', 'year'),
    ratePerHour: any(HOURS_BOUNDS.ratePerHour),
    currentAge: whole(HOURS_BOUNDS.currentAge),
    retirementAge: whole(HOURS_BOUNDS.retirementAge),
    currentSavings: any({ min: 0, max: 1_000_000 }),
    countedYears: whole({ min: 0, max: 10 }),
  })
  .map((inputs) => ({
    ...inputs,
    retirementAge: Math.max(inputs.retirementAge, inputs.currentAge),
  }));
const anyAssumptions = fc
  .record({
    returnPercentage: any(ASSUMPTION_BOUNDS.returnPercentage),
    inflationPercentage: any(ASSUMPTION_BOUNDS.inflationPercentage),
    payGrowthPercentage: any(ASSUMPTION_BOUNDS.payGrowthPercentage),
    rangePoints: fc.constantFrom(0, 2, 4),
    depositTiming: fc.constantFrom('year-end' as const, 'year-start', 'month-end', 'month-start'),
    raiseMoment: fc.constantFrom('year-end' as const, 'year-start'),
  })
  .map((changes) => ({ ...HOURS_ASSUMPTIONS, ...changes }));
const anySchedule: fc.Arbitrary<VestingSchedule | undefined> = fc.constantFrom(
  undefined,
  { kind: 'at-once' as const },
  { kind: 'cliff' as const, years: 5 },
  {
    kind: 'graded' as const,
    steps: [
      { years: 2, percent: 40 },
      { years: 4, percent: 100 },
    ],
  },
  RULES.vesting,
  RULES.vesting && { ...RULES.vesting, wholeFromAge: 65 },
);
const anyRules: fc.Arbitrary<HoursRules> = fc.record({
  vesting: anySchedule,
  payout: fc.constantFrom(undefined, RULES.payout, { fromAge: 70 }),
});
const anyPlan = fc.tuple(anyInputs, anyAssumptions, anyRules);

describe('a plan that is paid by the hour', () => {
  it('is hours times rate, year by year, where nothing grows', () => {
    const { base, low, high } = makeHoursPlan(INPUTS, STILL, RULES, YEAR);
    expect(base.rows).toHaveLength(25);
    // 30 hours in 52 weeks at 50 cents.
    expect(base.rows[0]).toMatchObject({ age: 40, hours: 1_560, paidIn: 780, balance: 2_780 });
    expect(base.balance).toBe(2_000 + 25 * 780);
    expect(base.balanceToday).toBe(base.balance);
    expect([low.balance, high.balance]).toEqual([base.balance, base.balance]);
  });

  it('grows as the year-end sum of an annuity does, and is worth less by the prices until then', () => {
    const growth = 1.055 ** 25;
    const expected = 2_000 * growth + (780 * (growth - 1)) / 0.055;
    const { base } = make();
    expect(base.balance).toBeCloseTo(expected, 6);
    expect(base.balanceToday).toBeCloseTo(expected / 1.025 ** 25, 6);
  });

  it('is the same for hours told by the week or by the year', () => {
    expect(make({ hours: 1_560, per: 'year' }).base).toEqual(make().base);
    expect(hoursOfYear({ hours: MOST_HOURS.week, per: 'week' })).toBe(MOST_HOURS.year);
  });

  it('waits for the age at which the plan pays, and grows meanwhile without hours', () => {
    const { base, payAge } = make({ retirementAge: 60 });
    expect(payAge).toBe(65);
    expect(base.rows.slice(20).map(({ hours, paidIn }) => [hours, paidIn])).toEqual(
      Array.from({ length: 5 }, () => [0, 0]),
    );
    expect(base.balance).toBeGreaterThan(base.rows[19]?.balance ?? Infinity);
    expect(make({ retirementAge: 70 }).payAge).toBe(70);
    expect(make({ retirementAge: 60 }, {}).payAge).toBe(60);
  });

  it('traces no amount a month of what is paid at once', () => {
    const stepsOf = (currentSavings: number): string[] =>
      make({ hours: 0, currentAge: 65, currentSavings, countedYears: 3 }).steps.map(
        ({ key }) => key,
      );
    expect(stepsOf(2_399)).not.toContain('month');
    expect(stepsOf(2_400)).toContain('month');
  });

  it('pays at once below the sum of the plan, by month from it on, and nothing where nothing is one’s own', () => {
    const formOf = (currentSavings: number, countedYears = 3): string =>
      make({ hours: 0, currentAge: 65, currentSavings, countedYears }).payout.form;
    expect([2_399.99, 2_400, 0.4, 0].map((savings) => formOf(savings))).toEqual([
      'once',
      'monthly',
      // Less than half a dollar is shown as $0.
      'nothing',
      'nothing',
    ]);
    expect(formOf(9_000, 2)).toBe('nothing');
    expect(make({}, { vesting: RULES.vesting }).payout.form).toBe('monthly');
  });

  it('ends before the horizon where the least that the plan pays a month is more than an even share', () => {
    const { payout, ownToday, assumptions } = makeHoursPlan(
      { ...INPUTS, currentAge: 65, currentSavings: 27 * 12 * 99, countedYears: 3 },
      STILL,
      RULES,
      YEAR,
    );
    expect(payout.monthly).toBeCloseTo(ownToday / (12 * (assumptions.horizonAge - 65)), 9);
    expect(payout.monthly).toBeCloseTo(99, 9);
    expect(payout.endsSooner).toBe(true);
    expect(make({ currentSavings: 100_000 }).payout.endsSooner).toBe(false);
  });
});

describe('the limit of the law for a plan', () => {
  // IRS Notice 2025-67: section 415(c) lets $72,000 into an account in 2026.
  it('stops what employers pay in at $72,000 in 2026, and not a dollar sooner', () => {
    const at = (ratePerHour: number) => make({ hours: 2_000, per: 'year', ratePerHour }).base.rows;
    expect(at(36)[0]).toMatchObject({ paidIn: 72_000, isLimited: false });
    expect(at(36.01)[0]).toMatchObject({ paidIn: 72_000, isLimited: true });
  });

  it('rises as it is assumed, and leaves no step out that says so', () => {
    const rises = { ...STILL, limitGrowthPercentage: 10 };
    const most = { ...INPUTS, hours: 80, ratePerHour: 50 };
    const { base, steps } = makeHoursPlan(most, rises, RULES, YEAR);
    expect(base.rows[1]?.paidIn).toBeCloseTo(79_200, 6);
    expect(steps.map(({ key }) => key)).toContain('limit');
    expect(make().steps.map(({ key }) => key)).not.toContain('limit');
  });

  it('is never passed in any year', () => {
    fc.assert(
      fc.property(anyPlan, ([inputs, assumptions, rules]) => {
        const { base } = makeHoursPlan(inputs, assumptions, rules, YEAR);
        const rise = 1 + assumptions.limitGrowthPercentage / 100;
        for (const [at, { paidIn }] of base.rows.entries())
          expect(paidIn).toBeLessThanOrEqual(72_000 * rise ** at * (1 + 1e-12));
      }),
    );
  });
});

describe('vesting by hours', () => {
  it('comes after three years that count, those so far among them', () => {
    expect(make({ countedYears: 0 }).vesting).toMatchObject({ wholeAtAge: 43, endYears: 25 });
    expect(make({ countedYears: 1 }).vesting?.wholeAtAge).toBe(42);
    expect(make({ countedYears: 3 }).vesting).toMatchObject({ wholeAtAge: undefined });
    expect(make({ countedYears: 3 }).vesting?.today.percentage).toBe(100);
  });

  it('never comes with too few hours, and nothing is then one’s own', () => {
    const short = make({ hours: 299, per: 'year' });
    expect(short.vesting).toMatchObject({ yearsCount: false, wholeAtAge: undefined });
    expect([short.own, short.ownToday, short.payout.form]).toEqual([0, 0, 'nothing']);
    expect(make({ hours: 300, per: 'year' }).vesting?.wholeAtAge).toBe(42);
  });

  it('does not come where somebody stops before', () => {
    expect(make({ countedYears: 0, retirementAge: 42 }).vesting).toMatchObject({
      wholeAtAge: undefined,
      endYears: 2,
      endPercentage: 0,
    });
  });
});

describe('vesting at the plan’s normal retirement age', () => {
  const late = { ...RULES, vesting: { ...RULES.vesting, wholeFromAge: 65 } } as HoursRules;

  it('makes all of it one’s own for who works until then, however few years or hours count', () => {
    const plan = make({ hours: 25, currentAge: 63, countedYears: 0 }, late);
    expect(plan.vesting).toMatchObject({ wholeAtAge: 65, isByAge: true, endPercentage: 100 });
    expect([plan.own, plan.payout.form]).toEqual([plan.base.balance, 'monthly']);
    expect(make({ hours: 299, per: 'year' }, late).own).toBeGreaterThan(0);
    expect(
      make({ currentAge: 66, retirementAge: 67, countedYears: 0 }, late).vesting,
    ).toMatchObject({ wholeAtAge: undefined, isByAge: true, today: { percentage: 100, lost: 0 } });
  });

  it('does nothing for who stops before it, and says nothing where the years come first', () => {
    const stops = make({ currentAge: 62, retirementAge: 64, countedYears: 0 }, late);
    expect(stops.vesting).toMatchObject({ isByAge: false, endPercentage: 0 });
    expect(stops.own).toBe(0);
    expect(make({}, late).vesting).toMatchObject({ wholeAtAge: 42, isByAge: false });
    expect(
      make({ currentAge: 66, retirementAge: 67, countedYears: 3 }, late).vesting,
    ).toMatchObject({ isByAge: false });
  });
});

describe('any plan that is paid by the hour', () => {
  it('never has less by more hours, more dollars an hour, more savings or more years that count', () => {
    const more = fc.record({
      hours: any({ min: 0, max: 500 }),
      ratePerHour: any({ min: 0, max: 10 }),
      currentSavings: any({ min: 0, max: 10_000 }),
      countedYears: whole({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(anyPlan, more, ([inputs, assumptions, rules], added) => {
        const own = makeHoursPlan(inputs, assumptions, rules, YEAR).own;
        for (const [name, amount] of Object.entries(added)) {
          const changed = { ...inputs, [name]: inputs[name as keyof typeof added] + amount };
          const { own: then } = makeHoursPlan(changed, assumptions, rules, YEAR);
          expect(then).toBeGreaterThanOrEqual(own * (1 - 1e-12));
        }
      }),
    );
  });

  it('keeps one’s own part between nothing and all, and the middle between both ends', () => {
    fc.assert(
      fc.property(anyPlan, ([inputs, assumptions, rules]) => {
        const { base, low, high, own, ownToday, payout } = makeHoursPlan(
          inputs,
          assumptions,
          rules,
          YEAR,
        );
        expect(own).toBeLessThanOrEqual(base.balance);
        expect(ownToday).toBeLessThanOrEqual(own);
        expect(low.balance).toBeLessThanOrEqual(base.balance);
        expect(base.balance).toBeLessThanOrEqual(high.balance);
        expect(payout.form === 'nothing').toBe(own < 0.5);
      }),
    );
  });

  it('is nothing without hours or without a rate, where there was nothing', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.constantFrom({ hours: 0 }, { ratePerHour: 0 }),
        ([inputs, assumptions, rules], none) => {
          const nothing = { ...inputs, currentSavings: 0, ...none };
          const { base, own } = makeHoursPlan(nothing, assumptions, rules, YEAR);
          expect([base.balance, base.paidIn, own]).toEqual([0, 0, 0]);
        },
      ),
    );
  });

  it('adds up: each year is the one before, what is paid in and what grows', () => {
    fc.assert(
      fc.property(anyPlan, ([inputs, assumptions, rules]) => {
        let before = inputs.currentSavings;
        for (const { paidIn, growth, balance } of makeHoursPlan(inputs, assumptions, rules, YEAR)
          .base.rows) {
          expect(balance).toBeCloseTo(before + paidIn + growth, 3);
          before = balance;
        }
      }),
    );
  });
});
