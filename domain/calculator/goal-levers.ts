import { ASSUMPTION_BOUNDS } from './assumptions.ts';
import { INPUT_BOUNDS } from './inputs.ts';
import { LEAST_EFFECT } from './one-point-more.ts';
import { projectChecked, type Projection } from './project-savings.ts';
import { reckonGoal, type PlanSoFar } from './reckon-goal.ts';
import { decideClaimingAge, LATEST_CLAIMING_AGE } from './social-security.ts';

export type GoalLever = 'one-point-more' | 'later-retirement' | 'later-claiming' | 'smaller-goal';

interface LeverQuestion extends PlanSoFar {
  gap: number;
  withIncrease: Projection | undefined;
}

/**
 * The changes that make the gap smaller by the engine. Retiring a year later is not among them
 * where pay, and the need with it, grows faster than the savings. Gaps are compared in dollars of
 * their own year of retirement, as the page shows them.
 */
export function listGoalLevers({ gap, withIncrease, ...plan }: LeverQuestion): GoalLever[] {
  if (gap < LEAST_EFFECT) return [];
  const { inputs, assumptions, year, base } = plan;
  const gaps: Record<GoalLever, number | undefined> = {
    'one-point-more': withIncrease && reckonGoal({ ...plan, base: withIncrease }).gap,
    'later-retirement': undefined,
    'later-claiming': undefined,
    'smaller-goal': undefined,
  };
  if (inputs.retirementAge < INPUT_BOUNDS.retirementAge.max) {
    const later = { ...inputs, retirementAge: inputs.retirementAge + 1 };
    const longer = projectChecked(later, assumptions, year.limits);
    gaps['later-retirement'] = reckonGoal({ ...plan, inputs: later, base: longer }).gap;
  }
  const claimingAge = decideClaimingAge(inputs.retirementAge) + 1;
  if (claimingAge <= LATEST_CLAIMING_AGE)
    gaps['later-claiming'] = reckonGoal({ ...plan, claimingAge }).gap;
  const { min, step } = ASSUMPTION_BOUNDS.incomeGoalPercentage;
  const incomeGoalPercentage = Math.max(min, assumptions.incomeGoalPercentage - step);
  gaps['smaller-goal'] = reckonGoal({
    ...plan,
    assumptions: { ...assumptions, incomeGoalPercentage },
    base,
  }).gap;
  return (Object.keys(gaps) as GoalLever[]).filter(
    (lever) => gap - (gaps[lever] ?? gap) >= LEAST_EFFECT,
  );
}
