import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';

/** The parts of a plan that a source published. */
export type Outcome =
  | 'balance'
  | 'paidIn'
  | 'matched'
  | 'grown'
  | 'finalPay'
  | 'annualNeedAtRetirement'
  | 'increaseAddsPerMonth';

/** A published saver. Missing values mean nothing of the kind: no savings, no match, no raise. */
export interface SaverExample {
  id: string;
  source: string;
  what: string;
  inputs: Partial<CalculatorInputs>;
  assumptions: Partial<Assumptions>;
  /** Years after the last deposit in which the balance only grows. */
  idleYears?: number;
  published: Partial<Record<Outcome, number>>;
  /** The allowed difference from a rounded figure; `cut` for a figure that was truncated. */
  tolerance: number | 'cut';
  note?: string;
}

/** A figure that results from one formula. */
export interface FormulaExample {
  id: string;
  source: string;
  what: string;
  convention: string;
  ours: () => number;
  published: number;
  tolerance: number;
}

/** A yearly amount, written as pay and percentage. */
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
