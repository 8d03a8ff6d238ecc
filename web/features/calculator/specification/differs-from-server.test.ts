import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_ASSUMPTIONS,
  MATCH_PERIODS,
  type MatchPeriod,
} from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { CONTRIBUTION_INCREASE } from '#domain/calculator/one-point-more.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { makeStore } from '../../../state/store.ts';
import {
  calculatorOf,
  increaseProjectionReceived,
  projectionReceived,
  type SpecifiedCalculator,
  type StoredGoal,
} from './calculator-slice.ts';
import { differsFromServer } from './differs-from-server.ts';
import { hasRoomForIncrease, keepInputs } from './run-projection.ts';

const YEAR = getCalculatorYear(2026);

function planOf(inputs: CalculatorInputs, matchPeriod: MatchPeriod = 'year'): RetirementPlan {
  return makePlan(inputs, { ...DEFAULT_ASSUMPTIONS, matchPeriod }, YEAR);
}

function goalOf({ base, annualNeedAtRetirement, goal }: RetirementPlan): StoredGoal {
  return { retirementBalance: base.retirementBalance, annualNeedAtRetirement, goal };
}

/** What the page keeps when the server has answered both calls. */
function answersTo(inputs: CalculatorInputs, period?: MatchPeriod): SpecifiedCalculator {
  const store = makeStore();
  keepInputs(store, inputs);
  if (hasRoomForIncrease(inputs)) {
    const contributionPercentage = inputs.contributionPercentage + CONTRIBUTION_INCREASE;
    const increased = goalOf(planOf({ ...inputs, contributionPercentage }, period));
    store.dispatch(increaseProjectionReceived(increased));
  }
  store.dispatch(projectionReceived(goalOf(planOf(inputs, period))));
  return calculatorOf(store.getState());
}

describe('the answers of the server', () => {
  it('of any plan are those of the page', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...MATCH_PERIODS), (inputs, period) => {
        expect(differsFromServer(answersTo(inputs, period), planOf(inputs, period))).toBe(false);
      }),
    );
  });

  const inputs = { ...NOBODY, pretaxSalary: 50_000, contributionPercentage: 6 };
  const plan = planOf(inputs);
  const answers = answersTo(inputs);
  const { values } = answers;
  const increased = answers.projectionWithContributionPercentageIncrease.retirementBalance;

  it.each<{ what: string; other: Partial<SpecifiedCalculator> }>([
    {
      what: 'the balance',
      other: { projection: { retirementBalance: values.retirementBalance + 0.02 } },
    },
    {
      what: 'the balance with one point more',
      other: {
        projectionWithContributionPercentageIncrease: { retirementBalance: increased - 0.02 },
      },
    },
    { what: 'the goal', other: { values: { ...values, goal: values.goal + 0.02 } } },
    {
      what: 'the need',
      other: {
        values: { ...values, annualNeedAtRetirement: values.annualNeedAtRetirement - 0.02 },
      },
    },
  ])('are missed by a cent in $what', ({ other }) => {
    expect(differsFromServer({ ...answers, ...other }, plan)).toBe(true);
  });

  it('are those of the page where one point more loses a part of the match', () => {
    const early = {
      ...NOBODY,
      pretaxSalary: 200_000,
      contributionPercentage: 15,
      employerMatchingContributionPercentage: 50,
      employerMatchingUpToContributionPercentageOfSalary: 6,
    };
    expect(differsFromServer(answersTo(early, 'month'), planOf(early, 'month'))).toBe(false);
  });

  it('say nothing before they have come', () => {
    const store = makeStore();
    keepInputs(store, inputs);
    expect(differsFromServer(calculatorOf(store.getState()), plan)).toBe(false);
  });

  it('are counted even where one point more changes nothing to show', () => {
    const noYears = { ...inputs, retirementAge: inputs.currentAge, currentSavings: 7 };
    const same = answersTo(noYears);
    expect(differsFromServer(same, planOf(noYears))).toBe(false);
    const wrong = {
      ...same,
      projectionWithContributionPercentageIncrease: { retirementBalance: 9 },
    };
    expect(differsFromServer(wrong, planOf(noYears))).toBe(true);
  });
});
