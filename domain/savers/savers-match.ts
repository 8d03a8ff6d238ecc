import type { DatedRow } from '#domain/figures/dated-row.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { MatchIncomes } from './tables/savers-match.ts';

export interface SaverQuestion {
  filer: Filer;
  /** Adjusted gross income of the return, for two people together. */
  income: number;
  /** What each person of the return saves in the year: one amount, or two on a joint return. */
  saved: readonly number[];
}

export type MatchRow = DatedRow<
  Record<Filer, MatchIncomes> & { percentage: number; mostSaved: number }
>;

export type SaversMatchStep =
  'saversMatch.share' | 'saversMatch.lost' | 'saversMatch.counted' | 'saversMatch.amount';

export interface SaversMatch {
  year: number;
  /** The share of what is saved that the government adds. */
  percentage: number;
  /** What each person gets, in the order of the question. It goes into an account before tax. */
  each: readonly number[];
  amount: number;
  steps: ReadonlyArray<Step<SaversMatchStep>>;
}

/** What the government adds to an account for savings of a year that has the match. */
export function reckonSaversMatch(question: SaverQuestion, row: MatchRow): SaversMatch {
  const percentage = shareFor(question.income, row[question.filer], row.percentage);
  const counted = question.saved.map((saved) => Math.min(Math.max(0, saved), row.mostSaved));
  const inCents = counted.map((saved) => Math.round((toCents(saved) * percentage) / 100));
  const amount = fromCents(sumOf(inCents));
  return {
    year: row.year,
    percentage,
    each: inCents.map(fromCents),
    amount,
    steps: [
      {
        key: 'saversMatch.share',
        figures: {
          year: number(row.year),
          income: dollars(question.income),
          wholeTo: dollars(row[question.filer].wholeTo),
          noneFrom: dollars(row[question.filer].noneFrom),
          percentage: percent(percentage),
        },
      },
      ...traceLost(question.income, row[question.filer], row.percentage),
      {
        key: 'saversMatch.counted',
        figures: { mostSaved: dollars(row.mostSaved), counted: dollars(sumOf(counted)) },
      },
      { key: 'saversMatch.amount', figures: { amount: dollars(amount) } },
    ],
  };
}

function shareFor(income: number, incomes: MatchIncomes, whole: number): number {
  return whole - pointsLost(income, incomes, whole);
}

/** The law cuts the reduction to whole points, so the share is a whole one, in the saver’s favor. */
function pointsLost(income: number, { wholeTo, noneFrom }: MatchIncomes, whole: number): number {
  const above = Math.max(0, income - wholeTo);
  return Math.min(whole, Math.floor((above * whole) / (noneFrom - wholeTo)));
}

/** Why the share is not the whole one, where something is left of it. */
function traceLost(
  income: number,
  incomes: MatchIncomes,
  whole: number,
): Array<Step<SaversMatchStep>> {
  const { wholeTo, noneFrom } = incomes;
  if (income <= wholeTo || income >= noneFrom) return [];
  return [
    {
      key: 'saversMatch.lost',
      figures: {
        above: dollars(income - wholeTo),
        range: dollars(noneFrom - wholeTo),
        whole: number(whole),
        lost: number(pointsLost(income, incomes, whole)),
      },
    },
  ];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
