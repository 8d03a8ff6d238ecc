import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { listMarketYears } from '#domain/retirement-pay/market-years.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import type { HouseholdYear } from '../household.ts';

const MARKETS = listMarketYears(US_MARKETS);

/**
 * Everything public of one year. A server puts it together for a page, so that the browser is sent no
 * table: of the markets it gets a row for each year, not their months.
 */
export function getHouseholdYear(year: number): HouseholdYear {
  return {
    calculator: getCalculatorYear(year),
    payroll: getPayrollYear(year),
    savers: getSaversHelp(year),
    distributions: getDistributionRules(year),
    markets: MARKETS,
  };
}
