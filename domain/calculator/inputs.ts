/** What a person tells the calculator. Percentages are points: 6 means 6 %. */
export interface CalculatorInputs {
  currentAge: number;
  retirementAge: number;
  pretaxSalary: number;
  currentSavings: number;
  contributionPercentage: number;
  employerMatchingContributionPercentage: number;
  employerMatchingUpToContributionPercentageOfSalary: number;
  autoIncreasePercentage: number;
}

/**
 * The bounds are the specification's. It leaves open those of the match and of the yearly increase;
 * we chose 0 to 200 % of match on 0 to 100 % of pay, and a yearly increase of at most one point.
 */
export const INPUT_BOUNDS = {
  currentAge: { min: 16, max: 66 },
  retirementAge: { min: 16, max: 87 },
  pretaxSalary: { min: 1_000, max: 10_000_000 },
  currentSavings: { min: 0, max: 100_000_000 },
  contributionPercentage: { min: 0, max: 99 },
  employerMatchingContributionPercentage: { min: 0, max: 200 },
  employerMatchingUpToContributionPercentageOfSalary: { min: 0, max: 100 },
  autoIncreasePercentage: { min: 0, max: 1 },
} as const satisfies Record<keyof CalculatorInputs, { min: number; max: number }>;

export const INITIAL_RETIREMENT_AGE = 67;
export const AUTO_INCREASE_POINTS = 1;
