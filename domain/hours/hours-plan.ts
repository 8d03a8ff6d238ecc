import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { viewIncome } from '#domain/calculator/retirement-income.ts';
import type { Step } from '#domain/figures/step.ts';
import type { VestingSchedule } from '#domain/plan/plan.ts';
import { followVesting } from './follow-vesting.ts';
import { HOURS_BOUNDS, type HoursInputs } from './hours-inputs.ts';
import { projectHours, type HoursProjection } from './project-hours.ts';
import { LEAST_SHOWN, traceHours, type HoursStep, type TracedHours } from './trace-hours.ts';

/** What the plan of a company says beside the rate; what nobody has told us is left out. */
export interface HoursRules {
  vesting?: VestingSchedule | undefined;
  payout?: PayoutRules | undefined;
}

export interface PayoutRules {
  /** The plan pays from this age on. */
  fromAge: number;
  /** An account below this is paid out at once. */
  onceBelow?: number | undefined;
  /** What the plan pays a month at least, otherwise. */
  atLeastMonthly?: number | undefined;
}

/** How the plan pays what is one's own. */
interface HoursPayout {
  form: 'nothing' | 'once' | 'monthly';
  /** Spread evenly over the years until the horizon, in today's dollars. */
  monthly: number;
  /** True where the plan pays more a month than that, so that the money ends before the horizon. */
  endsSooner: boolean;
}

export interface HoursPlan extends TracedHours {
  low: HoursProjection;
  high: HoursProjection;
  payout: HoursPayout;
  steps: ReadonlyArray<Step<HoursStep>>;
}

/** For values that the form has checked, and the limits of the law for the first year. */
export function makeHoursPlan(
  inputs: HoursInputs,
  assumptions: Assumptions,
  rules: HoursRules,
  year: LimitsYear,
): HoursPlan {
  const payAge = Math.min(
    Math.max(inputs.retirementAge, rules.payout?.fromAge ?? 0),
    HOURS_BOUNDS.retirementAge.max,
  );
  const project = (points: number): HoursProjection =>
    projectHours(
      inputs,
      { ...assumptions, returnPercentage: assumptions.returnPercentage + points },
      payAge,
      year.limits.allAdditions,
    );
  const base = project(0);
  const vesting = rules.vesting && followVesting(inputs, rules.vesting);
  const share = (vesting?.endPercentage ?? 100) / 100;
  const own = base.balance * share;
  const ownToday = base.balanceToday * share;
  const payout = choosePayout({ own, ownToday, payAge, assumptions, rules: rules.payout });
  const { planYear } = year;
  const mostInYear = year.limits.allAdditions;
  const soFar = {
    planYear,
    mostInYear,
    inputs,
    assumptions,
    payAge,
    base,
    vesting,
    own,
    ownToday,
    payout,
  };
  return {
    ...soFar,
    low: project(-assumptions.rangePoints),
    high: project(assumptions.rangePoints),
    steps: traceHours(soFar),
  };
}

interface PayoutQuestion extends Pick<HoursPlan, 'own' | 'ownToday' | 'payAge' | 'assumptions'> {
  rules: PayoutRules | undefined;
}

/** The sums of the plan are as they stand today: nobody may promise that they rise with prices. */
function choosePayout(question: PayoutQuestion): HoursPayout {
  const { own, ownToday, payAge, assumptions, rules } = question;
  const [{ fromSavings: monthly }] = viewIncome({
    balanceToday: ownToday,
    retirementAge: payAge,
    claimingAge: payAge,
    monthlySocialSecurity: 0,
    assumptions,
  });
  if (own < LEAST_SHOWN) return { form: 'nothing', monthly, endsSooner: false };
  if (own < (rules?.onceBelow ?? 0)) return { form: 'once', monthly, endsSooner: false };
  return { form: 'monthly', monthly, endsSooner: monthly < (rules?.atLeastMonthly ?? 0) };
}
