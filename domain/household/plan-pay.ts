import { realRate } from '#domain/calculator/retirement-income.ts';
import { drawSavings } from '#domain/retirement-pay/draw-savings.ts';
import { tellStories } from '#domain/retirement-pay/market-stories.ts';
import type { Accounts } from '#domain/retirement-pay/spending-order.ts';
import { benefitsByYear, steadyPay } from '#domain/retirement-pay/steady-pay.ts';
import { listBenefitStarts } from '#domain/social-security/benefit-starts.ts';
import type { CoupleClaim } from '#domain/social-security/compare-claims.ts';
import type { HouseholdQuestion, HouseholdYear, PersonPlan, RetirementPay } from './household.ts';

const MONTHS = 12;

/** The paycheck of two in retirement, told by the age of the first. Both live to the horizon in it. */
export function planPay(
  { people, assumptions, sharesPercentage, order }: HouseholdQuestion,
  plans: readonly PersonPlan[],
  claim: CoupleClaim,
  year: HouseholdYear,
): RetirementPay {
  const [first, second] = people;
  const yearsYounger = second ? first.inputs.currentAge - second.inputs.currentAge : 0;
  // By the age of the first: when each stops, and when the younger reaches the horizon.
  const stops = people.map(
    ({ inputs }) => inputs.retirementAge + first.inputs.currentAge - inputs.currentAge,
  );
  const fromAge = Math.max(...stops);
  const untilAge = Math.max(fromAge, assumptions.horizonAge + Math.max(0, yearsYounger));
  const rate = realRate(assumptions);
  const accounts = gatherAccounts(
    people,
    plans,
    (at) => (1 + rate) ** (fromAge - (stops[at] ?? 0)),
  );
  const benefits = assumptions.includesSocialSecurity ? listBenefitStarts(claim, yearsYounger) : [];
  const byYear = benefitsByYear(benefits, { fromAge, untilAge });
  const savings = accounts.outside + accounts.pretax + accounts.roth;
  const perYear = steadyPay(savings, byYear, rate);
  const needs = byYear.map((paid) => Math.max(0, perYear - paid));
  // Accounts are counted as the older one’s, so that what has to come out begins no later than in truth.
  const birthYear =
    year.calculator.planYear - Math.max(...people.map(({ inputs }) => inputs.currentAge));
  return {
    fromAge,
    untilAge,
    monthly: perYear / MONTHS,
    drawn: drawSavings(
      { fromAge, birthYear, accounts, needs, realRate: rate, order },
      year.distributions,
    ),
    stories: tellStories({ savings, needs, sharesPercentage }, year.markets),
  };
}

/**
 * What was paid in as Roth is Roth, with its part of the growth. What is there today, and the match, are
 * counted as before tax.
 */
function gatherAccounts(
  people: HouseholdQuestion['people'],
  plans: readonly PersonPlan[],
  grownAfterStop: (at: number) => number,
): Accounts {
  const sums = { outside: 0, pretax: 0, roth: 0 };
  for (const [at, { plan }] of plans.entries()) {
    const { retirementBalanceToday, paidIn, matched } = plan.base;
    const saved = retirementBalanceToday * grownAfterStop(at);
    const putIn = paidIn + matched + plan.inputs.currentSavings;
    const part = putIn > 0 ? (paidIn * (people[at]?.rothPercentage ?? 0)) / (100 * putIn) : 0;
    sums.roth += saved * part;
    sums.pretax += saved * (1 - part);
  }
  return sums;
}
