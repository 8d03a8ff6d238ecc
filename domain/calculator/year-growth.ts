import type { Assumptions } from './assumptions.ts';

const MONTHS = 12;

/**
 * The growth of a dollar in one year: of one that was there at its start, and of one that was paid
 * in during the year.
 */
interface YearGrowth {
  onSavings: number;
  onDeposits: number;
}

/** A year has one deposit, or twelve equal ones. */
export function growthInYear(assumptions: Assumptions): YearGrowth {
  const rate = assumptions.returnPercentage / 100;
  switch (assumptions.depositTiming) {
    case 'year-end':
      return { onSavings: rate, onDeposits: 0 };
    case 'year-start':
      return { onSavings: rate, onDeposits: rate };
    case 'month-end':
      return growthByMonths(monthlyRate(assumptions), 0);
    case 'month-start':
      return growthByMonths(monthlyRate(assumptions), 1);
  }
}

function monthlyRate({ returnPercentage, monthlyRateRule }: Assumptions): number {
  const rate = returnPercentage / 100;
  return monthlyRateRule === 'nominal' ? rate / MONTHS : (1 + rate) ** (1 / MONTHS) - 1;
}

/** Added up month by month, because the closed form divides by the rate, which may be 0. */
function growthByMonths(rate: number, firstDepositMonths: 0 | 1): YearGrowth {
  let factor = 1;
  let deposits = firstDepositMonths === 0 ? factor : 0;
  for (let month = 1; month <= MONTHS; month += 1) {
    factor *= 1 + rate;
    if (month < MONTHS + firstDepositMonths) deposits += factor;
  }
  return { onSavings: factor - 1, onDeposits: deposits / MONTHS - 1 };
}
