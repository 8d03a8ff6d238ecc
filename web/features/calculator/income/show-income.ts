import type {
  IncomePhase,
  IncomePhases,
  RetirementPlan,
} from '#domain/calculator/retirement-plan.ts';
import { roundParts } from '#domain/money/round-parts.ts';
import { guessStep, roundTo } from '#domain/money/round-to.ts';

/** A phase as it is shown: rounded so that its parts add up to its total. */
export interface ShownPhase extends IncomePhase {
  total: number;
}

export interface ShownIncome {
  now: ShownPhase[];
  more: ShownPhase[] | undefined;
  /** The difference between the two courses, the same in every phase; below zero for a lower rate. */
  added: number;
}

/** A difference of fewer steps than this would be rounded too roughly. */
const LEAST_STEPS = 5;

/**
 * Rounds both courses to the same steps, so that the shown figures add up and subtract to what the
 * page says.
 */
export function showIncome({
  income,
  incomeWithIncrease,
  increaseAddsPerMonth,
}: Pick<RetirementPlan, 'income' | 'incomeWithIncrease' | 'increaseAddsPerMonth'>): ShownIncome {
  const { fromSavings, socialSecurity } = income.at(-1) ?? income[0];
  const total = fromSavings + socialSecurity;
  const step = stepFor(total, increaseAddsPerMonth);
  const [savings = 0, support = 0] = roundParts([fromSavings, socialSecurity], { step });
  const added = roundTo(total + increaseAddsPerMonth, step) - roundTo(total, step);
  const show = (phases: IncomePhases, shownSavings: number): ShownPhase[] =>
    phases.map((phase) => {
      const shownSupport = phase.socialSecurity === 0 ? 0 : support;
      return {
        ...phase,
        fromSavings: shownSavings,
        socialSecurity: shownSupport,
        total: shownSavings + shownSupport,
      };
    });
  return {
    now: show(income, savings),
    more: incomeWithIncrease && show(incomeWithIncrease, savings + added),
    added,
  };
}

/**
 * Takes the usual step of an estimate, or a finer one where the usual one would swallow what is
 * added.
 */
function stepFor(total: number, difference: number): number {
  const added = Math.abs(difference);
  const usual = guessStep(total + added);
  if (added === 0 || added >= usual * LEAST_STEPS) return usual;
  return [100, 10].find((step) => step < usual && added >= step * LEAST_STEPS) ?? 1;
}
