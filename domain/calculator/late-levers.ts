import type { CalculatorYear } from './calculator-year.ts';
import { deferralLimit } from './contribution-limit.ts';
import { INPUT_BOUNDS } from './inputs.ts';
import { LEAST_EFFECT } from './one-point-more.ts';
import { makePlan, type IncomePhases, type RetirementPlan } from './retirement-plan.ts';
import {
  EARLIEST_CLAIMING_AGE,
  estimateSocialSecurity,
  fullRetirementMonths,
  LATEST_CLAIMING_AGE,
} from './social-security.ts';

/** From here on one percent more has little time to grow. */
const FEW_YEARS = 10;
const MONTHS = 12;

/** What each step adds to the income of a month once everything is paid out, in today's dollars. */
export interface LateLevers {
  yearsLeft: number;
  workLonger: { untilAge: number; addsPerMonth: number } | undefined;
  claimLater: { atAge: number; perMonth: number; addsPerMonth: number } | undefined;
  catchUp: CatchUp | undefined;
}

interface CatchUp {
  /** What the law lets people of this age put in this year, and what it lets younger ones. */
  most: number;
  mostBefore: number;
  /** What this much more a month would add. */
  morePerMonth: number;
  addsPerMonth: number;
}

const MORE_PER_MONTH = 100;

/**
 * The steps that help when few years of work are left, each by itself; undefined where there are many
 * years, or no step does anything.
 */
export function findLateLevers(plan: RetirementPlan, year: CalculatorYear): LateLevers | undefined {
  const { currentAge, retirementAge } = plan.inputs;
  const yearsLeft = retirementAge - currentAge;
  if (yearsLeft > FEW_YEARS && currentAge < EARLIEST_CLAIMING_AGE) return undefined;
  const levers = {
    workLonger: workLonger(plan, year),
    claimLater: claimLater(plan, year),
    catchUp: catchUp(plan, year),
  };
  return Object.values(levers).every((lever) => lever === undefined)
    ? undefined
    : { yearsLeft, ...levers };
}

function workLonger(
  { inputs, assumptions, income }: RetirementPlan,
  year: CalculatorYear,
): LateLevers['workLonger'] {
  const untilAge = inputs.retirementAge + 1;
  if (untilAge > INPUT_BOUNDS.retirementAge.max) return undefined;
  const longer = makePlan({ ...inputs, retirementAge: untilAge }, assumptions, year);
  return ifItAdds({ untilAge, addsPerMonth: lastIncome(longer.income) - lastIncome(income) });
}

/** To full retirement age, or from there on to the age after which waiting brings no more. */
function claimLater(
  { inputs, assumptions, claimingAge, monthlySocialSecurity }: RetirementPlan,
  { planYear, socialSecurity }: CalculatorYear,
): LateLevers['claimLater'] {
  const birthYear = planYear - inputs.currentAge;
  const fullAge = Math.ceil(fullRetirementMonths(birthYear) / MONTHS);
  const atAge = claimingAge < fullAge ? fullAge : LATEST_CLAIMING_AGE;
  if (!assumptions.includesSocialSecurity || claimingAge >= atAge) return undefined;
  const perMonth = estimateSocialSecurity({
    pay: inputs.pretaxSalary,
    retirementAge: inputs.retirementAge,
    claimingAge: atAge,
    birthYear,
    socialSecurity,
  });
  return ifItAdds({ atAge, perMonth, addsPerMonth: perMonth - monthlySocialSecurity });
}

function catchUp(plan: RetirementPlan, year: CalculatorYear): LateLevers['catchUp'] {
  const { inputs, assumptions, contributionPerYear, income } = plan;
  const { limits } = year;
  const most = deferralLimit(limits, inputs.currentAge, inputs.pretaxSalary);
  const perYear = MORE_PER_MONTH * MONTHS;
  const contributionPercentage =
    inputs.contributionPercentage + (perYear / inputs.pretaxSalary) * 100;
  const hasRoom =
    contributionPerYear + perYear <= most &&
    contributionPercentage <= INPUT_BOUNDS.contributionPercentage.max;
  const mayCatchUp = most > limits.electiveDeferral;
  if (!mayCatchUp || !hasRoom) return undefined;
  const more = makePlan({ ...inputs, contributionPercentage }, assumptions, year);
  return ifItAdds({
    most,
    mostBefore: limits.electiveDeferral,
    morePerMonth: MORE_PER_MONTH,
    addsPerMonth: lastIncome(more.income) - lastIncome(income),
  });
}

/** The income once Social Security has begun, which then stays the same. */
function lastIncome(phases: IncomePhases): number {
  const { fromSavings, socialSecurity } = phases.at(-1) ?? phases[0];
  return fromSavings + socialSecurity;
}

function ifItAdds<Lever extends { addsPerMonth: number }>(lever: Lever): Lever | undefined {
  return lever.addsPerMonth >= LEAST_EFFECT ? lever : undefined;
}
