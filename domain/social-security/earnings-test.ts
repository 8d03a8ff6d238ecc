import { fullRetirementMonths } from '#domain/calculator/social-security.ts';
import type { DatedRow } from '#domain/figures/dated-row.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';

export type EarningsRow = DatedRow<{ limit: number; limitInLastYear: number }>;

interface EarningsQuestion {
  /** The person of the couple who works. */
  who: 1 | 2;
  birthYear: number;
  /** The calendar year of work and benefits. */
  year: number;
  /** Earned by work in it; in the year of full retirement age, before the month of it. */
  earnings: number;
  benefitsOfYear: number;
}

export type EarningsStep = 'earnings.limit' | 'earnings.heldBack' | 'earnings.givenBack';

/** A warning, not a loss: what is held back raises the benefit from full retirement age on. */
export interface HeldBack {
  amount: number;
  /** One dollar is held back for so many above the limit. */
  forEach: 2 | 3;
  limit: number;
  steps: ReadonlyArray<Step<EarningsStep>>;
}

/** What is held back of a year’s benefits for work; undefined from full retirement age on. */
export function holdBack(question: EarningsQuestion, row: EarningsRow): HeldBack | undefined {
  const who = number(question.who);
  const fullMonths = fullRetirementMonths(question.birthYear);
  // Months of birth are not asked for, so the year of full age is that of people born in January.
  const yearOfFullAge = question.birthYear + Math.floor(fullMonths / 12);
  if (question.year > yearOfFullAge) return undefined;
  const isLastYear = question.year === yearOfFullAge;
  const limit = isLastYear ? row.limitInLastYear : row.limit;
  const forEach = isLastYear ? 3 : 2;
  const above = Math.max(0, toCents(question.earnings) - toCents(limit));
  const amount = fromCents(Math.min(toCents(question.benefitsOfYear), Math.round(above / forEach)));
  return {
    amount,
    forEach,
    limit,
    steps: [
      {
        key: 'earnings.limit',
        figures: {
          who,
          year: number(row.year),
          limit: dollars(limit),
          earnings: dollars(question.earnings),
          above: dollars(fromCents(above)),
        },
      },
      {
        key: 'earnings.heldBack',
        figures: { who, forEach: number(forEach), amount: dollars(amount) },
      },
      { key: 'earnings.givenBack', figures: { who, year: number(yearOfFullAge) } },
    ],
  };
}
