import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { growthInYear } from '#domain/calculator/year-growth.ts';
import { hoursOfYear, type HoursInputs } from './hours-inputs.ts';

interface HoursYear {
  /** The age reached by 31 December of this year. */
  age: number;
  /** Hours that are paid in for; none once somebody has stopped and waits for the plan to pay. */
  hours: number;
  paidIn: number;
  /** True where the law allows less into an account in a year than the hours would bring. */
  isLimited: boolean;
  growth: number;
  /** At the end of the year, which is where the year of the next age begins. */
  balance: number;
  balanceToday: number;
}

export interface HoursProjection {
  rows: HoursYear[];
  balance: number;
  balanceToday: number;
  paidIn: number;
}

/**
 * The account year by year, from now to the age at which the plan pays. Section 415(c) of the tax code
 * limits what an employer pays into an account in a year; the limit rises as it does for savings.
 */
export function projectHours(
  inputs: HoursInputs,
  assumptions: Assumptions,
  payAge: number,
  mostInYear: number,
): HoursProjection {
  const { onSavings, onDeposits } = growthInYear(assumptions);
  const raise = 1 + assumptions.payGrowthPercentage / 100;
  const limitRise = 1 + assumptions.limitGrowthPercentage / 100;
  const inflation = 1 + assumptions.inflationPercentage / 100;
  const rows: HoursYear[] = [];
  let rate = inputs.ratePerHour * (assumptions.raiseMoment === 'year-start' ? raise : 1);
  let balance = inputs.currentSavings;
  let priceLevel = 1;
  let most = mostInYear;
  let total = 0;
  for (let age = inputs.currentAge; age < payAge; age += 1) {
    const hours = age < inputs.retirementAge ? hoursOfYear(inputs) : 0;
    const brought = hours * rate;
    const paidIn = Math.min(brought, most);
    const growth = balance * onSavings + paidIn * onDeposits;
    balance += paidIn + growth;
    priceLevel *= inflation;
    total += paidIn;
    rows.push({
      age,
      hours,
      paidIn,
      isLimited: brought > most,
      growth,
      balance,
      balanceToday: balance / priceLevel,
    });
    rate *= raise;
    most *= limitRise;
  }
  return { rows, balance, balanceToday: balance / priceLevel, paidIn: total };
}
