import fc from 'fast-check';
import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  DEPOSIT_TIMINGS,
  FILING_STATUSES,
  MATCH_PERIODS,
  MONTHLY_RATE_RULES,
  PAYCHECKS_PER_YEAR,
  RAISE_MOMENTS,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from '#domain/calculator/inputs.ts';

/** The inputs of a saver without any details; examples add theirs. */
export const NOBODY: CalculatorInputs = {
  currentAge: 25,
  retirementAge: 65,
  pretaxSalary: INPUT_BOUNDS.pretaxSalary.min,
  currentSavings: 0,
  contributionPercentage: 0,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};

function anyWithin({ min, max }: { min: number; max: number }): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(min, max),
  );
}

const { currentAge, retirementAge } = INPUT_BOUNDS;

/** Any inputs that the call accepts. */
export const anyInputs: fc.Arbitrary<CalculatorInputs> = fc
  .integer({ min: currentAge.min, max: currentAge.max })
  .chain((age) =>
    fc.record({
      currentAge: fc.constant(age),
      retirementAge: fc.integer({ min: age, max: retirementAge.max }),
      pretaxSalary: anyWithin(INPUT_BOUNDS.pretaxSalary),
      currentSavings: anyWithin(INPUT_BOUNDS.currentSavings),
      contributionPercentage: anyWithin(INPUT_BOUNDS.contributionPercentage),
      employerMatchingContributionPercentage: anyWithin(
        INPUT_BOUNDS.employerMatchingContributionPercentage,
      ),
      employerMatchingUpToContributionPercentageOfSalary: anyWithin(
        INPUT_BOUNDS.employerMatchingUpToContributionPercentageOfSalary,
      ),
      autoIncreasePercentage: anyWithin(INPUT_BOUNDS.autoIncreasePercentage),
    }),
  );

/** Any assumptions that the call accepts. */
export const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
  returnPercentage: anyWithin(ASSUMPTION_BOUNDS.returnPercentage),
  inflationPercentage: anyWithin(ASSUMPTION_BOUNDS.inflationPercentage),
  payGrowthPercentage: anyWithin(ASSUMPTION_BOUNDS.payGrowthPercentage),
  limitGrowthPercentage: anyWithin(ASSUMPTION_BOUNDS.limitGrowthPercentage),
  rangePoints: anyWithin(ASSUMPTION_BOUNDS.rangePoints),
  horizonAge: fc.integer(ASSUMPTION_BOUNDS.horizonAge),
  incomeGoalPercentage: anyWithin(ASSUMPTION_BOUNDS.incomeGoalPercentage),
  includesSocialSecurity: fc.boolean(),
  paychecksPerYear: fc.constantFrom(...PAYCHECKS_PER_YEAR),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
  depositTiming: fc.constantFrom(...DEPOSIT_TIMINGS),
  monthlyRateRule: fc.constantFrom(...MONTHLY_RATE_RULES),
  raiseMoment: fc.constantFrom(...RAISE_MOMENTS),
  matchPeriod: fc.constantFrom(...MATCH_PERIODS),
  autoIncreaseCapPercentage: fc.oneof(
    fc.constant(DEFAULT_ASSUMPTIONS.autoIncreaseCapPercentage),
    anyWithin(ASSUMPTION_BOUNDS.autoIncreaseCapPercentage),
  ),
});

/** The calendar year of the limits: the first, one before the special catch-up, or the latest. */
export const anyYear = fc.constantFrom(2019, 2024, 2026);
