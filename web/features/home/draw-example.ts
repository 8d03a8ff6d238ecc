import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan, type Projection } from '#domain/calculator/retirement-plan.ts';
import { area, line } from 'd3-shape';
import { EXAMPLE_SIZE } from './example-size.ts';

/**
 * The inputs of the example, a person in the middle of a career; the engine computes the figures.
 */
const EXAMPLE: CalculatorInputs = {
  currentAge: 34,
  retirementAge: 67,
  pretaxSalary: 48_000,
  currentSavings: 22_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
  autoIncreasePercentage: 0,
};

const TOP = 24;

export interface ExampleView {
  inputs: CalculatorInputs;
  growthPercentage: number;
  raisePercentage: number;
  balance: number;
  balanceWithMore: number;
  /** The same two in dollars of today. */
  balanceToday: number;
  balanceWithMoreToday: number;
  hill: string;
  gain: string;
  moreLine: string;
  end: { base: number; more: number };
}

/**
 * Draws the teaser's picture on the server, so that the browser is sent paths and no drawing
 * library.
 */
export function drawExample(year: CalculatorYear): ExampleView {
  const { base, withIncrease = base } = makePlan(EXAMPLE, DEFAULT_ASSUMPTIONS, year);
  const { width, height } = EXAMPLE_SIZE;
  const most = withIncrease.retirementBalance;
  const y = (dollars: number): number => height - (dollars / most) * (height - TOP);
  const points = [0, ...base.rows.keys()].map((index, position) => ({
    x: (position / base.rows.length) * width,
    base: y(position === 0 ? EXAMPLE.currentSavings : balanceIn(base, index)),
    more: y(position === 0 ? EXAMPLE.currentSavings : balanceIn(withIncrease, index)),
  }));
  type Point = (typeof points)[number];
  const x = (point: Point): number => point.x;
  const baseOf = (point: Point): number => point.base;
  const moreOf = (point: Point): number => point.more;
  const last = points.at(-1);
  return {
    inputs: EXAMPLE,
    growthPercentage: DEFAULT_ASSUMPTIONS.returnPercentage,
    raisePercentage: DEFAULT_ASSUMPTIONS.payGrowthPercentage,
    balance: base.retirementBalance,
    balanceWithMore: withIncrease.retirementBalance,
    balanceToday: base.retirementBalanceToday,
    balanceWithMoreToday: withIncrease.retirementBalanceToday,
    hill: area<Point>(x, height, baseOf).digits(1)(points) ?? '',
    gain: area<Point>(x, baseOf, moreOf).digits(1)(points) ?? '',
    moreLine: line<Point>(x, moreOf).digits(1)(points) ?? '',
    end: { base: last?.base ?? height, more: last?.more ?? height },
  };
}

function balanceIn({ rows }: Projection, index: number): number {
  return rows[index]?.balance ?? 0;
}
