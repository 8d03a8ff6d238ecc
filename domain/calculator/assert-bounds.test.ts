import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { assertAssumptions, assertInputs } from './assert-bounds.ts';
import { ASSUMPTION_BOUNDS, DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { INPUT_BOUNDS } from './inputs.ts';
import { makePlan, projectSavings } from './retirement-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const NO_NUMBERS = [Number.NaN, Infinity, -Infinity];

function outsideOf({ min, max }: { min: number; max: number }): number[] {
  return [min - 1, max + 1, ...NO_NUMBERS];
}

const inputsOutside = Object.entries(INPUT_BOUNDS).flatMap(([name, bounds]) =>
  outsideOf(bounds).map((value) => ({ name, value })),
);
const assumptionsOutside = [
  ...Object.entries(ASSUMPTION_BOUNDS).flatMap(([name, bounds]) =>
    outsideOf(bounds).map((value) => ({ name, value })),
  ),
  { name: 'paychecksPerYear', value: 0 },
  { name: 'filingStatus', value: 'widowed' },
  { name: 'depositTiming', value: 'daily' },
  { name: 'monthlyRateRule', value: '' },
  { name: 'raiseMoment', value: undefined },
];

describe('inputs', () => {
  it.each(inputsOutside)('with $name $value are refused by name', ({ name, value }) => {
    expect(() => assertInputs({ ...NOBODY, [name]: value })).toThrow(RangeError);
    expect(() => assertInputs({ ...NOBODY, [name]: value })).toThrow(name);
  });

  it.each(['currentAge', 'retirementAge'])('with a broken %s are refused', (name) => {
    expect(() => assertInputs({ ...NOBODY, [name]: 40.5 })).toThrow(name);
  });

  it('cannot retire before today', () => {
    const inputs = { ...NOBODY, currentAge: 50, retirementAge: 49 };
    expect(() => assertInputs(inputs)).toThrow('retirementAge must lie between 50 and 87');
    expect(() => assertInputs({ ...inputs, retirementAge: 50 })).not.toThrow();
  });

  it('within the bounds are let through', () => {
    fc.assert(fc.property(anyInputs, (inputs) => assertInputs(inputs)));
  });
});

describe('assumptions', () => {
  it.each(assumptionsOutside)('with $name $value are refused by name', ({ name, value }) => {
    const assumptions = { ...DEFAULT_ASSUMPTIONS, [name]: value };
    expect(() => assertAssumptions(assumptions)).toThrow(RangeError);
    expect(() => assertAssumptions(assumptions)).toThrow(name);
  });

  it('within the bounds are let through', () => {
    fc.assert(fc.property(anyAssumptions, (assumptions) => assertAssumptions(assumptions)));
  });

  it('last beyond the greatest retirement age', () => {
    expect(ASSUMPTION_BOUNDS.horizonAge.min).toBeGreaterThan(INPUT_BOUNDS.retirementAge.max);
  });
});

describe('the engine', () => {
  it('asks before it projects and before it plans', () => {
    const year = getCalculatorYear(2026);
    const endless = { ...NOBODY, retirementAge: Infinity };
    const wild = { ...DEFAULT_ASSUMPTIONS, returnPercentage: 1e9 };
    expect(() => projectSavings(endless, DEFAULT_ASSUMPTIONS, year.limits)).toThrow(RangeError);
    expect(() => projectSavings(NOBODY, wild, year.limits)).toThrow(RangeError);
    expect(() => makePlan(endless, DEFAULT_ASSUMPTIONS, year)).toThrow(RangeError);
    expect(() => makePlan(NOBODY, wild, year)).toThrow(RangeError);
  });
});
