import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { COUNTING } from '#domain/counted/counting-versions.ts';
import { HOURS_ASSUMPTIONS } from '#domain/hours/hours-assumptions.ts';
import { makeHoursPlan } from '#domain/hours/hours-plan.ts';

const YEAR = getCalculatorYear(2026);
const PEOPLE = {
  young: [25, 67, 48_000, 3_000, 6, 50, 6, 1],
  late: [60, 66, 90_000, 250_000, 12, 100, 4, 0],
  highPay: [55, 65, 180_000, 400_000, 14, 50, 6, 0],
  atTheLimit: [40, 70, 400_000, 500_000, 30, 100, 10, 0],
} as const;

function figuresOfPlan(person: keyof typeof PEOPLE): number[] {
  const [age, until, pay, savings, percentage, match, upTo, increase] = PEOPLE[person];
  const plan = makePlan(
    {
      currentAge: age,
      retirementAge: until,
      pretaxSalary: pay,
      currentSavings: savings,
      contributionPercentage: percentage,
      employerMatchingContributionPercentage: match,
      employerMatchingUpToContributionPercentageOfSalary: upTo,
      autoIncreasePercentage: increase,
    },
    DEFAULT_ASSUMPTIONS,
    YEAR,
  );
  const [first] = plan.income;
  return [
    plan.base.retirementBalanceToday,
    first.fromSavings + first.socialSecurity,
    plan.paycheck.afterTax,
    plan.goal,
  ].map(Math.round);
}

function figuresOfHours(ratePerHour: number): number[] {
  const { ownToday, payout } = makeHoursPlan(
    {
      hours: 30,
      per: 'week',
      ratePerHour,
      currentAge: 40,
      retirementAge: 65,
      currentSavings: 2_000,
      countedYears: 1,
    },
    HOURS_ASSUMPTIONS,
    { payout: { fromAge: 65 } },
    YEAR,
  );
  return [ownToday, payout.monthly].map(Math.round);
}

// Links say the version that they were made with. Whoever sees this fail has changed what people get
// for the same numbers: raise the version in `domain/counted`, say what changed, and freeze the figures
// of the new one here.
describe('the same numbers', () => {
  it('come out as they did when the version of plans was raised last', () => {
    expect({
      version: COUNTING.plan,
      young: figuresOfPlan('young'),
      late: figuresOfPlan('late'),
      highPay: figuresOfPlan('highPay'),
      atTheLimit: figuresOfPlan('atTheLimit'),
    }).toEqual({
      version: 3,
      young: [1_027_068, 6_762, 16, 946_970],
      late: [389_025, 4_683, 27, 693_858],
      highPay: [882_030, 7_601, 69, 2_259_135],
      atTheLimit: [3_857_724, 24_873, 0, 9_428_643],
    });
  });

  it('come out as they did when the version of hours was raised last', () => {
    expect({
      version: COUNTING.hours,
      half: figuresOfHours(0.5),
      most: figuresOfHours(50),
    }).toEqual({ version: 2, half: [25_635, 112], most: [2_131_874, 9_336] });
  });
});
