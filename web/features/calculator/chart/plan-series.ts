import type { YearRow } from '#domain/calculator/retirement-plan.ts';
import type { ChartPoint } from './chart-geometry.ts';

/** The savings at the start of the year of an age, as chart, table and file show them. */
export interface PlanPoint extends ChartPoint {
  /** Today's course in the other dollars. */
  baseBeside: number;
}

interface Course {
  rows: ReadonlyArray<
    Pick<YearRow, 'age' | 'balance' | 'balanceToday'> & {
      /** In the other dollars; left out where the balance is in those of its year. */
      balanceBeside?: number;
    }
  >;
}

/** The part of a plan that its chart draws. */
interface DrawnPlan {
  inputs: { currentAge: number; currentSavings: number };
  base: Course;
  withIncrease?: Course | undefined;
  low: Course;
  high: Course;
}

/** The balances from today on, one point for each year. */
export function listPlanPoints({ inputs, base, withIncrease, low, high }: DrawnPlan): PlanPoint[] {
  const { currentAge, currentSavings } = inputs;
  const start: PlanPoint = {
    age: currentAge,
    base: currentSavings,
    baseBeside: currentSavings,
    more: withIncrease === undefined ? undefined : currentSavings,
    low: currentSavings,
    high: currentSavings,
  };
  // The end of a year's row is the start of the next age's year.
  const years = base.rows.map((row, index) => ({
    age: row.age + 1,
    base: row.balance,
    baseBeside: row.balanceBeside ?? row.balanceToday,
    more: balanceIn(withIncrease, index),
    low: balanceIn(low, index) ?? row.balance,
    high: balanceIn(high, index) ?? row.balance,
  }));
  return [start, ...years];
}

const YEARS_BETWEEN_ROWS = 5;

/**
 * Picks the points that are enough to follow the path: today, every fifth birthday, and the last
 * year.
 */
export function listTableRows<Point extends { age: number }>(points: readonly Point[]): Point[] {
  return points.filter(
    ({ age }, index) =>
      index === 0 || index === points.length - 1 || age % YEARS_BETWEEN_ROWS === 0,
  );
}

function balanceIn(projection: Course | undefined, index: number): number | undefined {
  return projection?.rows[index]?.balance;
}
