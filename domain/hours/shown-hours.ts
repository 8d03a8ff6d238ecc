import { priceLevel } from '#domain/calculator/price-level.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import type { HoursPlan } from './hours-plan.ts';
import type { HoursProjection } from './project-hours.ts';

interface ShownHoursProjection extends HoursProjection {
  /** The amounts of a year add up from the balance of the year before to its own. */
  rows: Array<HoursProjection['rows'][number] & { balanceBeside: number }>;
  /** In the other dollars, as in each row. */
  balanceBeside: number;
}

/** A plan that is paid by the hour, with every later balance in the same dollars. */
export interface ShownHours extends HoursPlan {
  dollars: Dollars;
  base: ShownHoursProjection;
  low: ShownHoursProjection;
  high: ShownHoursProjection;
  ownBeside: number;
}

export function showHours(plan: HoursPlan, dollars: Dollars): ShownHours {
  const show = (projection: HoursProjection): ShownHoursProjection =>
    dollars === 'today' ? showInToday(projection, plan) : showInFuture(projection);
  const isToday = dollars === 'today';
  return {
    ...plan,
    dollars,
    base: show(plan.base),
    low: show(plan.low),
    high: show(plan.high),
    own: isToday ? plan.ownToday : plan.own,
    ownBeside: isToday ? plan.own : plan.ownToday,
  };
}

function showInFuture(projection: HoursProjection): ShownHoursProjection {
  const { rows, balanceToday } = projection;
  return {
    ...projection,
    rows: rows.map((row) => ({ ...row, balanceBeside: row.balanceToday })),
    balanceBeside: balanceToday,
  };
}

/** What comes in is counted at the prices of the start of its year, as the calculator counts it. */
function showInToday(
  projection: HoursProjection,
  { inputs, assumptions }: HoursPlan,
): ShownHoursProjection {
  let start = inputs.currentSavings;
  let total = 0;
  const rows = projection.rows.map((row, year) => {
    const paidIn = row.paidIn / priceLevel(assumptions, year);
    const balance = row.balanceToday;
    const growth = balance - start - paidIn;
    start = balance;
    total += paidIn;
    return { ...row, paidIn, growth, balance, balanceBeside: row.balance };
  });
  return {
    ...projection,
    rows,
    paidIn: total,
    balance: projection.balanceToday,
    balanceBeside: projection.balance,
  };
}
