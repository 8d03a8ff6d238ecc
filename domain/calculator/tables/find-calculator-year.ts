import type { CalculatorYear } from '../calculator-year.ts';
import { CONTRIBUTION_LIMITS } from './contribution-limits.ts';
import { INCOME_TAX, taxYearFrom } from './income-tax.ts';
import { AVERAGE_WAGES, socialSecurityFrom } from './social-security.ts';

/**
 * The figures of a year. A year before the tables has those of their first year, a later one those
 * of their last.
 */
export function getCalculatorYear(year: number): CalculatorYear {
  const known = CONTRIBUTION_LIMITS.map((row) => row.year);
  const latest = Math.max(...known);
  const planYear = Math.min(latest, Math.max(year, ...known.slice(0, 1)));
  const { year: _year, source: _source, ...limits } = rowOf(CONTRIBUTION_LIMITS, planYear);
  return {
    planYear,
    isLatestKnown: year > latest,
    limits,
    socialSecurity: socialSecurityFrom(rowOf(AVERAGE_WAGES, planYear).averageWageIndex),
    tax: taxYearFrom(rowOf(INCOME_TAX, planYear)),
  };
}

function rowOf<Row extends { year: number }>(table: readonly Row[], year: number): Row {
  const row = table.find((candidate) => candidate.year === year);
  if (row === undefined) throw new RangeError(`no figures for the year ${year}`);
  return row;
}
