import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';

export interface RothQuestion {
  /** What would go in before tax in each year. */
  pretaxPerYear: number;
  /** The rate that is saved by it now, in percent, and the one that is paid on it later. */
  rateNow: number;
  rateLater: number;
  /** The years in which it is paid in, at the end of each. */
  years: number;
  returnPercentage: number;
  /** What the employer adds in a year. In most plans it goes in before tax, whatever the employee does. */
  matchPerYear: number;
}

export type RothStep =
  'roth.sameCost' | 'roth.pretaxLater' | 'roth.rothLater' | 'roth.employer' | 'roth.breakEven';

/** The same cost in the paycheck, paid in both ways. Neither is recommended: the page shows both. */
export interface RothComparison {
  /** What a year costs in the paycheck, which is what goes in as Roth. */
  costPerYear: number;
  /** After tax, when it is taken out. The match is in neither of the two. */
  pretaxLater: number;
  rothLater: number;
  matchLater: number;
  /** How much more Roth leaves; below zero where it leaves less. */
  difference: number;
  /** The rate later at which both come out equal. */
  breakEvenRate: number;
  steps: ReadonlyArray<Step<RothStep>>;
}

export function compareRoth(question: RothQuestion): RothComparison {
  const { pretaxPerYear, rateNow, rateLater, years, returnPercentage, matchPerYear } = question;
  const growth = depositFactor(returnPercentage, years);
  const costPerYear = pretaxPerYear * kept(rateNow);
  // Both are the same product in the same order, so that equal rates differ by nothing at all.
  const pretaxLater = pretaxPerYear * kept(rateLater) * growth;
  const rothLater = costPerYear * growth;
  const matchLater = matchPerYear * kept(rateLater) * growth;
  return {
    costPerYear,
    pretaxLater,
    rothLater,
    matchLater,
    difference: rothLater - pretaxLater,
    breakEvenRate: rateNow,
    steps: [
      {
        key: 'roth.sameCost',
        figures: {
          pretax: dollars(pretaxPerYear),
          lessTax: dollars(Math.round(pretaxPerYear) - Math.round(costPerYear)),
          rateNow: percent(rateNow),
          cost: dollars(costPerYear),
        },
      },
      {
        key: 'roth.pretaxLater',
        figures: {
          years: number(years),
          rate: percent(returnPercentage),
          before: dollars(pretaxPerYear * growth),
          rateLater: percent(rateLater),
          after: dollars(pretaxLater),
        },
      },
      {
        key: 'roth.rothLater',
        figures: { cost: dollars(costPerYear), after: dollars(rothLater) },
      },
      {
        key: 'roth.employer',
        figures: { added: dollars(matchPerYear), after: dollars(matchLater) },
      },
      { key: 'roth.breakEven', figures: { rate: percent(rateNow) } },
    ],
  };
}

/** What one dollar at the end of each year has become when the last is paid in. */
function depositFactor(returnPercentage: number, years: number): number {
  let factor = 0;
  for (let year = 0; year < years; year += 1) factor = factor * (1 + returnPercentage / 100) + 1;
  return factor;
}

function kept(rate: number): number {
  return (100 - rate) / 100;
}
