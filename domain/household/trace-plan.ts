import type { SocialSecurityYear } from '#domain/calculator/calculator-year.ts';
import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import { priceLevel } from '#domain/calculator/price-level.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import { traceEstimate, traceShare } from '#domain/social-security/trace-estimate.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';

export const PLAN_STEPS = [
  'saved',
  'risen',
  'early',
  'matched',
  'paidIn',
  'growth',
  'today',
  'month',
  'earned',
  'fullBenefit',
  'socialSecurity',
  'need',
  'goal',
  'more',
  'cost',
] as const;
type PlanStep = (typeof PLAN_STEPS)[number];

const about = (amount: number) => dollars(roundGuess(amount));
const inDollars = (amount: number) => dollars(Math.round(amount));

/** How the figures of a plan follow from what was told and assumed, each with the dollars that it is in. */
export function tracePlan(
  plan: RetirementPlan,
  socialSecurity: SocialSecurityYear,
): Array<Step<PlanStep>> {
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
  const wanted = (inputs.pretaxSalary * inputs.contributionPercentage) / 100;
  const isLimited = plan.contributionPerYear < wanted && retirementAge > currentAge;
  if (isLimited && plan.matchPerYear > 0 && assumptions.matchPeriod === 'month')
    steps.push({ key: 'early', figures: {} });
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
  if (plan.monthlySocialSecurity > 0) steps.push(...traceBenefit(plan, socialSecurity));
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
  if (plan.paycheck.beforeTax > 0) steps.push({ key: 'cost', figures: traceCost(plan) });
  return steps;
}

/** The estimate of Social Security, from the pay of today to what is paid at the age of the claim. */
function traceBenefit(
  { inputs, planYear, claimingAge, monthlySocialSecurity }: RetirementPlan,
  socialSecurity: SocialSecurityYear,
): Array<Step<PlanStep>> {
  const { pretaxSalary: pay, retirementAge, currentAge } = inputs;
  const [earned, full] = traceEstimate({ pay, retirementAge, socialSecurity });
  const claim = { birthYear: planYear - currentAge, claimingAge };
  const claimed = traceShare(claim, monthlySocialSecurity).figures;
  return [
    { key: 'earned', figures: earned.figures },
    { key: 'fullBenefit', figures: full.figures },
    { key: 'socialSecurity', figures: { ...claimed, monthly: about(monthlySocialSecurity) } },
  ];
}

/** One percent more in the year, the tax that it saves, and what is left of it in each paycheck. */
function traceCost({ paycheck, assumptions }: RetirementPlan): Step['figures'] {
  const { paychecksPerYear } = assumptions;
  const goesIn = Math.round(paycheck.beforeTax * paychecksPerYear);
  const cost = Math.round(paycheck.afterTax * paychecksPerYear);
  return {
    goesIn: dollars(goesIn),
    lessTax: dollars(goesIn - cost),
    paychecks: number(paychecksPerYear),
    cost: inDollars(paycheck.afterTax),
  };
}
