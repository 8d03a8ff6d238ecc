import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import { priceLevel } from '#domain/calculator/price-level.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import { dollars, number, percent } from './figure.ts';
import type { Step } from './step.ts';

export const PLAN_STEPS = [
  'saved',
  'risen',
  'matched',
  'paidIn',
  'growth',
  'today',
  'month',
  'socialSecurity',
  'need',
  'goal',
  'more',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

const about = (amount: number) => dollars(roundGuess(amount));
const inDollars = (amount: number) => dollars(Math.round(amount));

/** How the figures of a plan follow from what was told and assumed, each with the dollars that it is in. */
export function tracePlan(plan: RetirementPlan): Array<Step<PlanStep>> {
  const { inputs, assumptions, base, withIncrease, income } = plan;
  const { currentAge, retirementAge } = inputs;
  const prices = priceLevel(assumptions, retirementAge - currentAge);
  const age = number(retirementAge);
  const steps: Array<Step<PlanStep>> = [
    {
      key: 'saved',
      figures: {
        rate: percent(inputs.contributionPercentage),
        pay: inDollars(inputs.pretaxSalary),
        perYear: inDollars(plan.contributionPerYear),
      },
    },
  ];
  const last = findRisenRate(base);
  if (last !== undefined) steps.push({ key: 'risen', figures: { last: percent(last) } });
  if (plan.matchPerYear > 0)
    steps.push({
      key: 'matched',
      figures: {
        ofThat: percent(inputs.employerMatchingContributionPercentage),
        upTo: percent(inputs.employerMatchingUpToContributionPercentageOfSalary),
        perYear: inDollars(plan.matchPerYear),
      },
    });
  if (retirementAge > currentAge)
    steps.push({
      key: 'paidIn',
      figures: {
        raise: percent(assumptions.payGrowthPercentage),
        age,
        paidIn: about(base.paidIn),
        matched: about(base.matched),
      },
    });
  steps.push(
    {
      key: 'growth',
      figures: {
        savings: inDollars(inputs.currentSavings),
        growth: percent(assumptions.returnPercentage),
        age,
        balance: about(base.retirementBalance),
      },
    },
    {
      key: 'today',
      figures: {
        prices: percent(assumptions.inflationPercentage),
        today: about(base.retirementBalanceToday),
      },
    },
    {
      key: 'month',
      figures: { horizon: number(assumptions.horizonAge), monthly: about(income[0].fromSavings) },
    },
  );
  if (plan.monthlySocialSecurity > 0)
    steps.push({
      key: 'socialSecurity',
      figures: {
        monthly: about(plan.monthlySocialSecurity),
        age: number(plan.claimingAge),
      },
    });
  steps.push(
    {
      key: 'need',
      figures: {
        share: percent(assumptions.incomeGoalPercentage),
        pay: about(plan.finalPay / prices),
        need: about(plan.monthlyNeed),
      },
    },
    { key: 'goal', figures: { age, goal: about(plan.goal / prices) } },
  );
  if (withIncrease)
    steps.push({
      key: 'more',
      figures: { age, today: about(withIncrease.retirementBalanceToday) },
    });
  return steps;
}
