import fc from 'fast-check';
import type { HouseholdPerson, HouseholdQuestion } from '#domain/household/household.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { FILERS } from '#domain/figures/filer.ts';
import { PAY_PERIODS, type PayPeriod } from '#domain/paycheck/payroll-year.ts';
import { SPENDING_ORDERS } from '#domain/retirement-pay/spending-order.ts';
import { anyAssumptions, anyInputs, NOBODY } from './any-plan.ts';
import { matching } from './published-example.ts';

export const SOMEBODY: HouseholdPerson = {
  inputs: {
    ...NOBODY,
    currentAge: 40,
    retirementAge: 67,
    pretaxSalary: 48_000,
    currentSavings: 30_000,
    contributionPercentage: 6,
    ...matching(50, 6),
  },
  claimingAge: 67,
  period: 'biweekly',
  rothPercentage: 0,
  wagesOfYearBefore: 48_000,
};

export const TWO_PEOPLE: HouseholdQuestion = {
  people: [
    SOMEBODY,
    {
      ...SOMEBODY,
      inputs: { ...SOMEBODY.inputs, currentAge: 38, retirementAge: 65, pretaxSalary: 30_000 },
      claimingAge: 65,
      rothPercentage: 100,
    },
  ],
  filer: 'married',
  assumptions: DEFAULT_ASSUMPTIONS,
  offersRoth: true,
  rateLater: 12,
  sharesPercentage: 60,
  order: 'outside-first',
};

const anyPerson: fc.Arbitrary<HouseholdPerson> = fc.record({
  inputs: anyInputs,
  claimingAge: fc.integer({ min: 62, max: 70 }),
  period: fc.constantFrom(...(Object.keys(PAY_PERIODS) as PayPeriod[])),
  rothPercentage: fc.integer({ min: 0, max: 100 }),
  wagesOfYearBefore: fc.integer({ min: 0, max: 400_000 }),
});

export const anyHousehold: fc.Arbitrary<HouseholdQuestion> = fc.record({
  people: fc.oneof(fc.tuple(anyPerson), fc.tuple(anyPerson, anyPerson)),
  filer: fc.constantFrom(...FILERS),
  assumptions: anyAssumptions,
  offersRoth: fc.boolean(),
  rateLater: fc.double({ min: 0, max: 50, noNaN: true }),
  sharesPercentage: fc.integer({ min: 0, max: 100 }),
  order: fc.constantFrom(...SPENDING_ORDERS),
});
