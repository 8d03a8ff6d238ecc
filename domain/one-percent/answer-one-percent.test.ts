import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import { answerOnePercent, type OnePercentAnswer } from './answer-one-percent.ts';
import {
  EXAMPLE_CHOICES,
  ONE_PERCENT_OPTIONS,
  type OnePercentChoices,
  type OnePercentQuestion,
} from './choices.ts';

const YEAR = getCalculatorYear(2026);
const HALF = { centsPerDollar: 50, upToPercentOfPay: 6 };

const EVERY: OnePercentChoices[] = ONE_PERCENT_OPTIONS.currentAge.flatMap((currentAge) =>
  ONE_PERCENT_OPTIONS.pretaxSalary.flatMap((pretaxSalary) =>
    ONE_PERCENT_OPTIONS.contributionPercentage.map((contributionPercentage) => ({
      currentAge,
      pretaxSalary,
      contributionPercentage,
    })),
  ),
);

const answer = (choices: OnePercentChoices): OnePercentAnswer =>
  answerOnePercent(choices, { limits: YEAR.limits, match: HALF });

/** The answer of the same person with the next larger option. */
function next(
  choices: OnePercentChoices,
  question: OnePercentQuestion,
): OnePercentAnswer | undefined {
  const options: readonly number[] = ONE_PERCENT_OPTIONS[question];
  const larger = options[options.indexOf(choices[question]) + 1];
  return larger === undefined ? undefined : answer({ ...choices, [question]: larger });
}

describe('what one percent more could add', () => {
  it('is what the calculator would answer, in dollars of today, whatever is saved already', () => {
    for (const choices of EVERY)
      for (const currentSavings of [0, 22_000]) {
        const { base, withIncrease } = makePlan(
          {
            ...choices,
            currentSavings,
            retirementAge: 67,
            employerMatchingContributionPercentage: 50,
            employerMatchingUpToContributionPercentageOfSalary: 6,
            autoIncreasePercentage: 0,
          },
          DEFAULT_ASSUMPTIONS,
          YEAR,
        );
        const gain = (withIncrease?.retirementBalanceToday ?? 0) - base.retirementBalanceToday;
        expect(answer(choices).gain).toBe(Number(gain.toPrecision(2)));
        if (currentSavings === 0)
          expect(answer(choices).base).toBe(roundGuess(base.retirementBalanceToday));
      }
  });

  it('adds up as it is said, and is drawn from nothing to the end of the last year', () => {
    for (const choices of EVERY) {
      const { base, gain, withMore, years } = answer(choices);
      expect(gain).toBeGreaterThan(1_000);
      expect(base + gain).toBe(withMore);
      expect(years).toHaveLength(67 - choices.currentAge + 1);
      expect(years[0]).toEqual({ base: 0, withMore: 0 });
      expect(years.every((year) => year.withMore >= year.base)).toBe(true);
      expect(roundGuess(years.at(-1)?.base ?? -1)).toBe(base);
    }
  });

  it('is more with more pay and less with fewer years, and the same past the whole match', () => {
    for (const choices of EVERY) {
      const { gain, base } = answer(choices);
      expect(next(choices, 'pretaxSalary')?.gain ?? Infinity).toBeGreaterThan(gain);
      expect(next(choices, 'currentAge')?.gain ?? 0).toBeLessThan(gain);
      expect(next(choices, 'contributionPercentage')?.base ?? Infinity).toBeGreaterThan(base);
      const isPastMatch = choices.contributionPercentage >= HALF.upToPercentOfPay;
      const alone = answerOnePercent(choices, { limits: YEAR.limits, match: undefined }).gain;
      if (isPastMatch) expect(gain).toBe(alone);
      else expect(gain / alone).toBeCloseTo(1.5, 0);
    }
  });

  it('has two digits, as no estimate knows a third', () => {
    for (const choices of EVERY) expect(String(answer(choices).gain)).toMatch(/^[1-9]\d0{2,}$/);
    expect(answer(EXAMPLE_CHOICES).gain).toBe(27_000);
  });
});
