import type { DatedRow } from '#domain/figures/dated-row.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { SaverQuestion } from './savers-match.ts';

/** The most income with which the credit is a half, a fifth or a tenth of what was saved. */
interface CreditIncomes {
  half: number;
  fifth: number;
  tenth: number;
}

export type CreditRow = DatedRow<Record<Filer, CreditIncomes>> & { mostSaved: number };

export type SaversCreditStep =
  'saversCredit.share' | 'saversCredit.counted' | 'saversCredit.amount';

export interface SaversCredit {
  year: number;
  percentage: number;
  /** Before the limit of the tax that is owed. */
  atMost: number;
  /** It lowers the tax to nothing at most. */
  amount: number;
  steps: ReadonlyArray<Step<SaversCreditStep>>;
}

/** What a saver gets off the tax of a year that still has the credit. */
export function reckonSaversCredit(
  question: SaverQuestion & { taxOwed: number },
  row: CreditRow,
): SaversCredit {
  const percentage = shareFor(question.income, row[question.filer]);
  const counted = question.saved.reduce(
    (sum, saved) => sum + Math.min(Math.max(0, saved), row.mostSaved),
    0,
  );
  const atMost = Math.round((toCents(counted) * percentage) / 100);
  const amount = Math.min(atMost, toCents(Math.max(0, question.taxOwed)));
  return {
    year: row.year,
    percentage,
    atMost: fromCents(atMost),
    amount: fromCents(amount),
    steps: [
      {
        key: 'saversCredit.share',
        figures: {
          year: number(row.year),
          income: dollars(question.income),
          percentage: percent(percentage),
        },
      },
      {
        key: 'saversCredit.counted',
        figures: { mostSaved: dollars(row.mostSaved), counted: dollars(counted) },
      },
      {
        key: 'saversCredit.amount',
        figures: {
          atMost: dollars(fromCents(atMost)),
          taxOwed: dollars(question.taxOwed),
          amount: dollars(fromCents(amount)),
        },
      },
    ],
  };
}

function shareFor(income: number, { half, fifth, tenth }: CreditIncomes): number {
  if (income <= half) return 50;
  if (income <= fifth) return 20;
  return income <= tenth ? 10 : 0;
}
