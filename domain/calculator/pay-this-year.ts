import type { Assumptions } from './assumptions.ts';
import type { CalculatorYear } from './calculator-year.ts';
import { pretaxLimit } from './contribution-limit.ts';
import { federalIncomeTax } from './income-tax.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';
import { CONTRIBUTION_INCREASE } from './one-point-more.ts';
import { contributeInYear, fullMatch, fullMatchRate } from './year-contribution.ts';

/**
 * What today's pay and percentage mean this year. Every amount is 0 for a person who retires this
 * year.
 */
export interface PayThisYear {
  contributionPerYear: number;
  matchPerYear: number;
  unclaimedMatchPerYear: number;
  /** The rate that brings all of the match; undefined where there is none. */
  fullMatchPercentage: number | undefined;
  /** Federal income tax on what is left of the year's pay. */
  federalTaxPerYear: number;
  /** The amount by which one point more makes each paycheck smaller. */
  paycheck: PaycheckChange;
}

/** By how much another rate makes each paycheck smaller; below zero where it leaves more in it. */
export interface PaycheckChange {
  beforeTax: number;
  afterTax: number;
  /** What the employer puts in on top, or no longer does. */
  matchAdded: number;
}

/** What another rate changes in a year. */
interface YearChange {
  cost: number;
  taxSaved: number;
  matchAdded: number;
}

/** Spreads what another rate changes in a year over the paychecks. */
export function changePaycheck(
  { cost, taxSaved, matchAdded }: YearChange,
  { paychecksPerYear }: Assumptions,
): PaycheckChange {
  return {
    beforeTax: cost / paychecksPerYear,
    afterTax: (cost - taxSaved) / paychecksPerYear,
    matchAdded: matchAdded / paychecksPerYear,
  };
}

export function describePayThisYear(
  inputs: CalculatorInputs,
  assumptions: Assumptions,
  { limits, tax }: CalculatorYear,
): PayThisYear {
  const { pretaxSalary: pay, currentAge: age, contributionPercentage } = inputs;
  if (inputs.retirementAge === age)
    return {
      contributionPerYear: 0,
      matchPerYear: 0,
      unclaimedMatchPerYear: 0,
      fullMatchPercentage: undefined,
      federalTaxPerYear: 0,
      paycheck: { beforeTax: 0, afterTax: 0, matchAdded: 0 },
    };
  const { matchPeriod } = assumptions;
  const question = { pay, age, matchRule: inputs, limits, matchPeriod };
  const now = contributeInYear({ ...question, contributionPercentage });
  const increased = contributeInYear({
    ...question,
    contributionPercentage: Math.min(
      contributionPercentage + CONTRIBUTION_INCREASE,
      INPUT_BOUNDS.contributionPercentage.max,
    ),
  });
  // Once a limit is reached, a higher percentage adds no contribution and costs nothing.
  const cost = increased.employee - now.employee;
  const mostPretax = pretaxLimit(limits, age, pay);
  const taxAfter = (contribution: number): number =>
    federalIncomeTax(pay - Math.min(contribution, mostPretax), tax, assumptions.filingStatus);
  const federalTaxPerYear = taxAfter(now.employee);
  const taxSaved = federalTaxPerYear - taxAfter(increased.employee);
  return {
    contributionPerYear: now.employee,
    matchPerYear: now.match,
    unclaimedMatchPerYear: Math.max(0, fullMatch(question) - now.match),
    fullMatchPercentage: fullMatchRate(question),
    federalTaxPerYear,
    paycheck: changePaycheck(
      { cost, taxSaved, matchAdded: increased.match - now.match },
      assumptions,
    ),
  };
}
