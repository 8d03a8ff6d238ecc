import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { makePaycheck, type PaycheckQuestion } from '#domain/paycheck/make-paycheck.ts';
import { addOnePercent } from '#domain/paycheck/one-more-percent.ts';
import { compareRoth } from '#domain/roth/compare-roth.ts';
import { rateSavedNow } from '#domain/roth/rate-now.ts';
import { ruleCatchUp } from '#domain/roth/roth-catch-up.ts';
import type { HouseholdPerson, HouseholdQuestion, HouseholdYear, PersonPlan } from './household.ts';

export function planPerson(
  person: HouseholdPerson,
  { assumptions, filer, offersRoth, rateLater }: HouseholdQuestion,
  year: HouseholdYear,
): PersonPlan {
  const { inputs, period, rothPercentage } = person;
  const { currentAge, retirementAge, pretaxSalary, contributionPercentage } = inputs;
  const calculator = withRoth(year.calculator, offersRoth);
  const plan = makePlan(inputs, assumptions, calculator);
  const ofPay = (part: number): number => (contributionPercentage * part) / 100;
  const catchUp = ruleCatchUp(
    { age: currentAge, wagesOfYearBefore: person.wagesOfYearBefore, offersRoth },
    year.calculator.limits,
  );
  const question: PaycheckQuestion = {
    payPerYear: pretaxSalary,
    period,
    filer,
    pretaxPercentage: ofPay(100 - rothPercentage),
    rothPercentage: ofPay(rothPercentage),
    mostPerYear: catchUp.eitherWay + catchUp.catchUp,
    mostPretaxPerYear: catchUp.hasToBeRoth ? catchUp.eitherWay : undefined,
  };
  const { contributionPerYear, matchPerYear } = plan;
  return {
    plan,
    paycheck: makePaycheck(question, year.payroll),
    onePercentMore: {
      pretax: addOnePercent(question, 'pretax', year.payroll),
      roth: addOnePercent(question, 'roth', year.payroll),
    },
    roth: compareRoth({
      pretaxPerYear: contributionPerYear,
      rateNow: rateSavedNow(pretaxSalary, contributionPerYear, filer, year.payroll),
      rateLater,
      years: retirementAge - currentAge,
      returnPercentage: assumptions.returnPercentage,
      matchPerYear,
    }),
    catchUp,
  };
}

function withRoth(year: CalculatorYear, isOffered: boolean): CalculatorYear {
  const { rothCatchUp } = year.limits;
  return {
    ...year,
    limits: { ...year.limits, rothCatchUp: rothCatchUp && { ...rothCatchUp, isOffered } },
  };
}
