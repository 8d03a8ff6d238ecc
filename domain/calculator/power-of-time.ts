import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import type { ContributionLimits } from './calculator-year.ts';
import { projectSavings } from './project-savings.ts';

/** The pay of every saver in the comparison, and the age it ends at. */
export const POWER_OF_TIME = { firstPay: 40_000, firstAge: 25, retirementAge: 65 } as const;

interface SavingStart {
  startAge: number;
  contributionPercentage: number;
}

/** Whole dollars, cut and not rounded, as in the specification. */
export interface SavedOverTime extends SavingStart {
  paidIn: number;
  grown: number;
  balance: number;
}

/**
 * The savings of a person on the common path of pay who begins at this age and pays in this
 * percentage.
 */
export function saveOverTime(
  { startAge, contributionPercentage }: SavingStart,
  limits: ContributionLimits,
): SavedOverTime {
  const { firstPay, firstAge, retirementAge } = POWER_OF_TIME;
  const raise = 1 + DEFAULT_ASSUMPTIONS.payGrowthPercentage / 100;
  const { paidIn, retirementBalance } = projectSavings(
    {
      currentAge: startAge,
      retirementAge,
      pretaxSalary: firstPay * raise ** (startAge - firstAge),
      currentSavings: 0,
      contributionPercentage,
      employerMatchingContributionPercentage: 0,
      employerMatchingUpToContributionPercentageOfSalary: 0,
      autoIncreasePercentage: 0,
    },
    DEFAULT_ASSUMPTIONS,
    limits,
  );
  const balance = Math.floor(retirementBalance);
  const paid = Math.floor(paidIn);
  return { startAge, contributionPercentage, paidIn: paid, grown: balance - paid, balance };
}
