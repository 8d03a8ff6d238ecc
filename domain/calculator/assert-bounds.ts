import {
  ASSUMPTION_BOUNDS,
  DEPOSIT_TIMINGS,
  FILING_STATUSES,
  MONTHLY_RATE_RULES,
  PAYCHECKS_PER_YEAR,
  RAISE_MOMENTS,
  type Assumptions,
} from './assumptions.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';

interface Bounds {
  min: number;
  max: number;
}

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['currentAge', 'retirementAge', 'horizonAge']);

/**
 * Throws, as a value out of bounds is a fault of the program here: forms and calls refuse such
 * values before.
 */
export function assertInputs(inputs: CalculatorInputs): void {
  for (const [name, bounds] of Object.entries(INPUT_BOUNDS))
    assertWithin(name, inputs[name as keyof CalculatorInputs], bounds);
  const { min } = INPUT_BOUNDS.retirementAge;
  assertWithin('retirementAge', inputs.retirementAge, {
    min: Math.max(min, inputs.currentAge),
    max: INPUT_BOUNDS.retirementAge.max,
  });
}

export function assertAssumptions(assumptions: Assumptions): void {
  for (const [name, bounds] of Object.entries(ASSUMPTION_BOUNDS))
    assertWithin(name, assumptions[name as keyof typeof ASSUMPTION_BOUNDS], bounds);
  assertOneOf('paychecksPerYear', assumptions.paychecksPerYear, PAYCHECKS_PER_YEAR);
  assertOneOf('filingStatus', assumptions.filingStatus, FILING_STATUSES);
  assertOneOf('depositTiming', assumptions.depositTiming, DEPOSIT_TIMINGS);
  assertOneOf('monthlyRateRule', assumptions.monthlyRateRule, MONTHLY_RATE_RULES);
  assertOneOf('raiseMoment', assumptions.raiseMoment, RAISE_MOMENTS);
}

function assertWithin(name: string, value: number, { min, max }: Bounds): void {
  // `NaN` is neither below nor above a bound, so the check is written as "not within".
  const isWithin = value >= min && value <= max;
  if (!isWithin || (WHOLE_NUMBERS.has(name) && !Number.isInteger(value)))
    throw new RangeError(`${name} must lie between ${min} and ${max}`);
}

function assertOneOf<T>(name: string, value: T, known: readonly T[]): void {
  if (!known.includes(value)) throw new RangeError(`${name} must be one of ${known.join(', ')}`);
}
