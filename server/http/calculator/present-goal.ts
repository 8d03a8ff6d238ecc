import type { ConstantsAnswer, GoalAnswer } from '#contracts/calls/calculator.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';

export function presentGoal(plan: RetirementPlan): GoalAnswer {
  return {
    retirementBalance: plan.base.retirementBalance,
    annualNeedAtRetirement: plan.annualNeedAtRetirement,
    goal: plan.goal,
    gap: plan.gap,
    retirementBalanceToday: plan.base.retirementBalanceToday,
    monthlyIncome: plan.income.map(({ untilAge, ...phase }) => ({
      ...phase,
      ...(untilAge !== undefined && { untilAge }),
    })),
    monthlyNeed: plan.monthlyNeed,
    unclaimedMatchPerYear: plan.unclaimedMatchPerYear,
    lowBalance: plan.low.retirementBalance,
    highBalance: plan.high.retirementBalance,
    planYear: plan.planYear,
    rows: plan.base.rows,
  };
}

export function presentConstants({ planYear, limits }: CalculatorYear): ConstantsAnswer {
  const { electiveDeferral, catchUp, catchUpAge, catchUpSixties } = limits;
  return {
    maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits:
      electiveDeferral + catchUp,
    maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: electiveDeferral,
    minAgeForAdditionalContributionLimits: catchUpAge,
    planYear,
    ...(catchUpSixties !== undefined && {
      maxEmployeeContributionsFromSixtyToSixtyThree: electiveDeferral + catchUpSixties,
    }),
  };
}
