import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '../calculator/tables/find-calculator-year.ts';
import { AGE_GROUPS } from './age-group.ts';
import { planTrip } from './plan-trip.ts';

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const anyTrip = fc.record({
  year: fc.constantFrom(...YEARS).map(getCalculatorYear),
  ageGroup: fc.constantFrom(...AGE_GROUPS),
  hasMatch: fc.boolean(),
});
const year = getCalculatorYear(2026);

describe('the trip of a dollar in 2026', () => {
  it('takes the tax of the bracket that the last dollar falls into', () => {
    const { pay, tax, kept } = planTrip({ year, ageGroup: 'under-50', hasMatch: true });
    // $48,000 less the deduction of $16,100 is $31,900, between $12,400 and $50,400.
    expect(pay).toBe(48_000);
    expect(tax).toBeCloseTo(0.12, 10);
    expect(kept).toBeCloseTo(0.88, 10);
  });

  it('grows a dollar and its match as compound interest does, by hand', () => {
    const trip = planTrip({ year, ageGroup: 'under-50', hasMatch: true });
    expect(trip.withMatch).toBe(1.5);
    expect(trip.grown).toBeCloseTo(1.5 * 1.055 ** 32, 10);
    expect(trip.low).toBeCloseTo(1.5 * 1.035 ** 32, 10);
    expect(trip.high).toBeCloseTo(1.5 * 1.075 ** 32, 10);
    expect(trip.buys).toBeCloseTo((1.5 * 1.055 ** 32) / 1.025 ** 32, 10);
    expect(trip.drawerBuys).toBeCloseTo(0.88 / 1.025 ** 32, 10);
  });

  it.each([
    { ageGroup: 'under-50', age: 35, own: 24_500 },
    { ageGroup: 'from-50', age: 52, own: 32_500 },
  ] as const)('allows $own to a traveller of $age', ({ ageGroup, age, own }) => {
    const trip = planTrip({ year, ageGroup, hasMatch: true });
    expect(trip.age).toBe(age);
    expect(trip.limits).toEqual({ under: 24_500, from: 32_500, sixties: 35_750, own });
  });

  it('has no match on a road that passes none, and knows no third limit before 2025', () => {
    const trip = planTrip({ year: getCalculatorYear(2024), ageGroup: 'from-50', hasMatch: false });
    expect(trip.match).toBe(0);
    expect(trip.withMatch).toBe(1);
    expect(trip.limits.sixties).toBeUndefined();
  });

  it.each(YEARS)(
    'adds up as it is told in %i: to the cent, and paychecks to the dollar',
    (asked) => {
      for (const ageGroup of AGE_GROUPS) {
        const trip = planTrip({ year: getCalculatorYear(asked), ageGroup, hasMatch: true });
        const cents = (dollars: number): number => Math.round(dollars * 100);
        expect(cents(trip.tax) + cents(trip.kept)).toBe(100);
        expect(100 + cents(trip.match)).toBe(cents(trip.withMatch));
        const { paycheck, savedPerPaycheck } = trip;
        const rest = Math.round(paycheck - savedPerPaycheck);
        expect(Math.round(savedPerPaycheck) + rest).toBe(Math.round(paycheck));
      }
    },
  );

  // Six percent of $48,000 is $111 in each of 26 paychecks, of which 12 percent would have been tax:
  // $13.29 and $97.48, which are told in dollars that add up.
  it('has the pay stub of what is saved, and none of the employer’s money where there is no match', () => {
    const stub = { goesIn: 111, taxLess: 14, takeHomeLess: 97, employerAdds: 55 };
    expect(planTrip({ year, ageGroup: 'under-50', hasMatch: true }).stub).toEqual(stub);
    expect(planTrip({ year, ageGroup: 'from-50', hasMatch: false }).stub).toEqual({
      ...stub,
      employerAdds: 0,
    });
  });

  it('says when the tables are older than the year', () => {
    const trip = planTrip({ year: getCalculatorYear(2031), ageGroup: 'under-50', hasMatch: true });
    expect(trip).toMatchObject({ isLatestKnown: true, planYear: 2026 });
  });
});

describe('any trip', () => {
  it('loses nothing on the way in, and prices never make it more', () => {
    fc.assert(
      fc.property(anyTrip, (options) => {
        const trip = planTrip(options);
        expect(trip.tax + trip.kept).toBeCloseTo(1, 12);
        expect(trip.tax).toBeGreaterThan(0);
        expect(trip.low).toBeLessThan(trip.grown);
        expect(trip.grown).toBeLessThan(trip.high);
        expect(trip.buys).toBeLessThan(trip.grown);
        expect(trip.drawerBuys).toBeLessThan(trip.kept);
        expect(trip.growth).toHaveLength(trip.retirementAge - trip.age + 1);
        expect(trip.growth[0]).toBe(trip.withMatch);
        expect(trip.growth.at(-1)).toBe(trip.grown);
      }),
    );
  });

  it('has the limit of its age among the limits, and room in it', () => {
    fc.assert(
      fc.property(anyTrip, (options) => {
        const { limits, savedPerYear, ageGroup } = planTrip(options);
        expect(limits.own).toBe(ageGroup === 'under-50' ? limits.under : limits.from);
        expect(limits.own).toBeGreaterThan(savedPerYear);
      }),
    );
  });
});
