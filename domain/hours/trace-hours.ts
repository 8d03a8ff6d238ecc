import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import type { HoursVesting } from './follow-vesting.ts';
import { hoursOfYear, type HoursInputs } from './hours-inputs.ts';
import type { HoursProjection } from './project-hours.ts';

export const HOURS_STEPS = [
  'year',
  'limit',
  'all',
  'allRising',
  'wait',
  'growth',
  'today',
  'share',
  'shareByAge',
  'month',
] as const;
/** Less than this would be shown as $0, so it counts as nothing. */
export const LEAST_SHOWN = 0.5;

export type HoursStep = (typeof HOURS_STEPS)[number];

/** The figures of a plan that its steps lead to. */
export interface TracedHours {
  /** The year of the law’s limit, and what it lets an employer pay into an account in that year. */
  planYear: number;
  mostInYear: number;
  inputs: HoursInputs;
  assumptions: Assumptions;
  /** The age at which the plan pays: that of the last day at work, or a later one that the plan sets. */
  payAge: number;
  base: HoursProjection;
  /** Undefined where we do not know when the money is one's own. */
  vesting: HoursVesting | undefined;
  /** The part of the account that is one's own when the plan pays, in dollars of then and of today. */
  own: number;
  ownToday: number;
  payout: { form: 'nothing' | 'once' | 'monthly'; monthly: number };
}

/** How the figures of a plan follow from what was told and assumed. */
export function traceHours(plan: TracedHours): Array<Step<HoursStep>> {
  const { inputs, assumptions, payAge, base, planYear, mostInYear, vesting, ownToday, payout } =
    plan;
  const { currentAge, retirementAge, ratePerHour, currentSavings } = inputs;
  const hours = hoursOfYear(inputs);
  const raise = assumptions.payGrowthPercentage;
  const steps: Array<Step<HoursStep>> = [
    {
      key: 'year',
      figures: {
        hours: number(hours),
        rate: dollars(ratePerHour),
        perYear: dollars(inCents(hours * ratePerHour)),
      },
    },
  ];
  const limited = base.rows.find(({ isLimited }) => isLimited);
  if (limited)
    steps.push({
      key: 'limit',
      figures: {
        age: number(limited.age),
        most: dollars(mostInYear),
        year: number(planYear),
        rise: percent(assumptions.limitGrowthPercentage),
      },
    });
  if (retirementAge > currentAge)
    steps.push({
      key: raise > 0 ? 'allRising' : 'all',
      figures: {
        from: number(currentAge),
        to: number(retirementAge),
        paidIn: dollars(raise > 0 ? roundGuess(base.paidIn) : inCents(base.paidIn)),
        ...(raise > 0 && { raise: percent(raise) }),
      },
    });
  if (payAge > retirementAge)
    steps.push({ key: 'wait', figures: { to: number(retirementAge), age: number(payAge) } });
  steps.push(
    {
      key: 'growth',
      figures: {
        savings: dollars(currentSavings),
        growth: percent(assumptions.returnPercentage),
        age: number(payAge),
        balance: dollars(roundGuess(base.balance)),
      },
    },
    {
      key: 'today',
      figures: {
        inflation: percent(assumptions.inflationPercentage),
        today: dollars(roundGuess(base.balanceToday)),
      },
    },
  );
  if (vesting?.isByAge)
    steps.push({
      key: 'shareByAge',
      figures: {
        age: number(vesting.schedule.wholeFromAge ?? 0),
        own: dollars(roundGuess(ownToday)),
      },
    });
  else if (vesting)
    steps.push({
      key: 'share',
      figures: {
        years: number(vesting.endYears),
        percentage: percent(vesting.endPercentage),
        own: dollars(roundGuess(ownToday)),
      },
    });
  if (payout.form === 'monthly')
    steps.push({
      key: 'month',
      figures: {
        horizon: number(assumptions.horizonAge),
        monthly: dollars(roundGuess(payout.monthly)),
      },
    });
  return steps;
}

function inCents(amount: number): number {
  return fromCents(toCents(amount));
}
