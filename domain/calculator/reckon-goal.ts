import type { Assumptions } from './assumptions.ts';
import type { CalculatorYear } from './calculator-year.ts';
import type { CalculatorInputs } from './inputs.ts';
import { priceLevel } from './price-level.ts';
import type { Projection } from './project-savings.ts';
import { savingsGoal } from './retirement-income.ts';
import { decideClaimingAge, estimateSocialSecurity } from './social-security.ts';

const MONTHS = 12;

export interface PlanSoFar {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  year: CalculatorYear;
  base: Projection;
  /** Where Social Security does not begin as early as it can once work stops. */
  claimingAge?: number;
}

export interface ReckonedGoal {
  /** Pay of the last working year. */
  finalPay: number;
  annualNeedAtRetirement: number;
  /** The balance at retirement, in dollars of that time, that pays for the need to the horizon. */
  goal: number;
  /** The part of the goal that the savings do not reach; 0 when they reach all of it. */
  gap: number;
  /** In today's dollars. */
  monthlyNeed: number;
  /** In today's dollars, from the claiming age on. */
  monthlySocialSecurity: number;
  claimingAge: number;
}

/** What may be needed, and how much of it the projected savings lack. */
export function reckonGoal({
  inputs,
  assumptions,
  year,
  base,
  claimingAge = decideClaimingAge(inputs.retirementAge),
}: PlanSoFar): ReckonedGoal {
  const { retirementAge, currentAge } = inputs;
  const monthlySocialSecurity = assumptions.includesSocialSecurity
    ? estimateSocialSecurity({
        pay: inputs.pretaxSalary,
        retirementAge,
        claimingAge,
        birthYear: year.planYear - currentAge,
        socialSecurity: year.socialSecurity,
      })
    : 0;
  const prices = priceLevel(assumptions, retirementAge - currentAge);
  const finalPay = base.rows.at(-1)?.pay ?? inputs.pretaxSalary;
  const annualNeedAtRetirement = (finalPay * assumptions.incomeGoalPercentage) / 100;
  const goal = savingsGoal({
    annualNeedAtRetirement,
    annualSocialSecurityAtRetirement: monthlySocialSecurity * MONTHS * prices,
    retirementAge,
    claimingAge,
    assumptions,
  });
  return {
    finalPay,
    annualNeedAtRetirement,
    goal,
    gap: Math.max(0, goal - base.retirementBalance),
    monthlyNeed: annualNeedAtRetirement / prices / MONTHS,
    monthlySocialSecurity,
    claimingAge,
  };
}
