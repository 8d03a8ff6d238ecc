import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';

/** What of a plan a source published. */
export type Outcome =
  | 'balance'
  | 'paidIn'
  | 'matched'
  | 'grown'
  | 'finalPay'
  | 'annualNeedAtRetirement'
  | 'increaseAddsPerMonth';

/** A saver somebody published. What is not said is nothing: no savings, no match, no raise. */
export interface SaverExample {
  id: string;
  source: string;
  what: string;
  inputs: Partial<CalculatorInputs>;
  assumptions: Partial<Assumptions>;
  /** Years after the last deposit in which the balance is only left alone. */
  idleYears?: number;
  published: Partial<Record<Outcome, number>>;
  /** How far we may be from a figure that was rounded; `cut` for one whose end was cut off. */
  tolerance: number | 'cut';
  note?: string;
}

/** A figure that comes out of one formula. */
export interface FormulaExample {
  id: string;
  source: string;
  what: string;
  convention: string;
  ours: () => number;
  published: number;
  tolerance: number;
}

/** So much a year, as pay and percentage. */
export function paying(
  dollarsPerYear: number,
): Pick<CalculatorInputs, 'pretaxSalary' | 'contributionPercentage'> {
  return { pretaxSalary: dollarsPerYear * 10, contributionPercentage: 10 };
}

export function aged(
  currentAge: number,
  retirementAge: number,
): Pick<CalculatorInputs, 'currentAge' | 'retirementAge'> {
  return { currentAge, retirementAge };
}

export function matching(
  employerMatchingContributionPercentage: number,
  employerMatchingUpToContributionPercentageOfSalary: number,
): Partial<CalculatorInputs> {
  return {
    employerMatchingContributionPercentage,
    employerMatchingUpToContributionPercentageOfSalary,
  };
}
