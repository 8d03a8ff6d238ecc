import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { INITIAL_RETIREMENT_AGE } from '#domain/calculator/inputs.ts';
import { onePointMore } from '#domain/calculator/one-point-more.ts';
import { projectSavings } from '#domain/calculator/project-savings.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import type { MatchTier } from '#domain/plan/plan.ts';
import type { OnePercentChoices } from './choices.ts';

/** What the answer depends on beside the choices. */
export interface OnePercentGround {
  limits: ContributionLimits;
  match: MatchTier | undefined;
}

/** All of it in dollars of today, rounded so that base and gain are together what is said of both. */
export interface OnePercentAnswer {
  base: number;
  gain: number;
  withMore: number;
  /** The savings of both at the start, and at the end of each year. */
  years: ReadonlyArray<{ base: number; withMore: number }>;
}

/**
 * What one percent of pay more could add by retirement. Savings that are there already grow in both
 * cases alike, so they are left out, and nobody is asked for them.
 */
export function answerOnePercent(
  choices: OnePercentChoices,
  { limits, match }: OnePercentGround,
): OnePercentAnswer {
  const project = (contributionPercentage: number): number[] => {
    const { rows } = projectSavings(
      {
        ...choices,
        contributionPercentage,
        retirementAge: INITIAL_RETIREMENT_AGE,
        currentSavings: 0,
        employerMatchingContributionPercentage: match?.centsPerDollar ?? 0,
        employerMatchingUpToContributionPercentageOfSalary: match?.upToPercentOfPay ?? 0,
        autoIncreasePercentage: 0,
      },
      DEFAULT_ASSUMPTIONS,
      limits,
    );
    return [0, ...rows.map(({ balanceToday }) => balanceToday)];
  };
  const more = project(onePointMore(choices.contributionPercentage));
  const years = project(choices.contributionPercentage).map((base, year) => ({
    base,
    withMore: more[year] ?? base,
  }));
  const last = years.at(-1) ?? { base: 0, withMore: 0 };
  const base = roundGuess(last.base);
  const gain = toTwoDigits(last.withMore - last.base);
  return { base, gain, withMore: base + gain, years };
}

/** It stands as the heading, where a third digit would promise too much. */
function toTwoDigits(dollars: number): number {
  return Number(dollars.toPrecision(2));
}
