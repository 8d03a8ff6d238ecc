import { LEAST_EFFECT } from '#domain/calculator/one-point-more.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import type { SpecifiedCalculator } from './calculator-slice.ts';
import { hasRoomForIncrease } from './run-projection.ts';

const CENT = 0.01;
/** The tolerance: JavaScript engines differ in the last digits of a power. */
const LAST_DIGITS = 1e-9;

/**
 * Whether the answers of the goal calls differ from this page's own result; false until both have
 * come.
 */
export function differsFromServer(
  { values, projection, projectionWithContributionPercentageIncrease }: SpecifiedCalculator,
  plan: RetirementPlan,
): boolean {
  if (values.annualNeedAtRetirement === 0) return false;
  const increased = projectionWithContributionPercentageIncrease.retirementBalance;
  return (
    differ(projection.retirementBalance, plan.base.retirementBalance) ||
    differ(values.annualNeedAtRetirement, plan.annualNeedAtRetirement) ||
    differ(values.goal, plan.goal) ||
    (hasRoomForIncrease(plan.inputs) && isOtherIncrease(increased, plan))
  );
}

/** The page shows no increase that adds nothing, or that loses a match; the server answers it nevertheless. */
function isOtherIncrease(increased: number, { base, withIncrease }: RetirementPlan): boolean {
  return withIncrease === undefined
    ? increased - base.retirementBalance > LEAST_EFFECT
    : differ(increased, withIncrease.retirementBalance);
}

function differ(theirs: number, ours: number): boolean {
  return Math.abs(theirs - ours) > Math.max(CENT, ours * LAST_DIGITS);
}
