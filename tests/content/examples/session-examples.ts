import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { benefitAtAge } from '#domain/calculator/social-security.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import type { WorkedExample } from './worked-examples.ts';

/** Alma of the third told session, whose numbers Carmen takes through the calculator. */
const ALMA: CalculatorInputs = {
  currentAge: 45,
  retirementAge: 67,
  pretaxSalary: 48_000,
  currentSavings: 40_000,
  contributionPercentage: 5,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};
/** The year in which the session was written: what it says of Social Security counts on its tables. */
const YEAR = 2026;
/** What her own estimate at ssa.gov says, and what she spends a month. */
const STATEMENT = 1_850;
const SPENDS = 2_900;

const plan = (changes: Partial<CalculatorInputs> = {}): RetirementPlan =>
  makePlan({ ...ALMA, ...changes }, DEFAULT_ASSUMPTIONS, getCalculatorYear(YEAR));

const rounded = (amount: number, to: number): number => Math.round(amount / to) * to;
const say = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const saysRounded = (amount: number, to: number): string => say(rounded(amount, to));

/** What is paid of the full benefit of her statement to who begins at that age. */
function statementAt(claimingAge: number): number {
  const birthYear = YEAR - ALMA.currentAge;
  return rounded(
    benefitAtAge({ primaryInsuranceAmount: STATEMENT, claimingAge, birthYear }),
    claimingAge === 62 ? 100 : 10,
  );
}

const fromSavings = ({ income: [first] }: RetirementPlan): number => rounded(first.fromSavings, 10);

export const SESSION_EXAMPLES: readonly WorkedExample[] = [
  {
    of: 'Alma in the told session about income',
    places: ['content/sessions/from-paycheck-to-income/{language}.md'],
    says: () => {
      const { base, low, high, monthlySocialSecurity, monthlyNeed, contributionPerYear } = plan();
      const month = fromSavings(plan());
      const withMore = fromSavings(plan({ contributionPercentage: 6 }));
      const withYear = fromSavings(plan({ retirementAge: 68 }));
      const yearLater = rounded(statementAt(68), 100);
      return [
        say(contributionPerYear / 12),
        saysRounded(base.retirementBalance, 1_000),
        ...[base, low, high].map((one) =>
          saysRounded(one.retirementBalanceToday, one === base ? 10_000 : 1_000),
        ),
        say(month),
        say(monthlySocialSecurity),
        saysRounded(monthlyNeed, 10),
        say(month + STATEMENT),
        say(SPENDS - month - STATEMENT),
        ...[62, 70].map((age) => say(statementAt(age))),
        say(withMore),
        say(withMore - month),
        say(withYear),
        say(yearLater),
        say(withYear + yearLater),
        say(withYear + yearLater - month - STATEMENT),
        // One percent of her pay, a month and a paycheck.
        say(ALMA.pretaxSalary / 100 / 12),
        saysRounded(ALMA.pretaxSalary / 100 / 26, 1),
      ];
    },
  },
  {
    of: 'Carmen’s own account in the told session about income',
    places: ['content/sessions/from-paycheck-to-income/{language}.md'],
    says: () => ['$186,000', say(186_000 / (25 * 12))],
  },
];
